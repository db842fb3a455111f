package dbcall

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWords(t *testing.T) {
	for in, want := range map[string]string{
		"locked_until": "locked until", "lockedUntil": "locked until", "LockedUntil": "locked until",
		"HTTPStatus": "http status", "orderID": "order id", "status2": "status", "": "", "a-b.c d": "a b c d",
		"INBOX": "inbox", "processed:*": "processed", "__x__": "x", "2": "", "ÄnderungsDatum": "änderungs datum",
	} {
		assert.Equal(t, want, strings.Join(words(in), " "), in)
	}
}

// judge checks one judgement against names it must accept and refuse.
func judge(t *testing.T, f func(string) bool, yes, no string) {
	t.Helper()
	for _, name := range strings.Fields(yes) {
		assert.True(t, f(name), "want yes: %s", name)
	}
	for _, name := range strings.Fields(no) {
		assert.False(t, f(name), "want no: %s", name)
	}
}

func TestStateColumn(t *testing.T) {
	judge(t, StateColumn,
		`status state stage phase step payment_status order_state currentStep mail_status statusId status_id lifecycle
		 sent done processed is_processed isSent published delivered completed finished email_sent webhook_delivered
		 sent_at paid_at processedAt completed_on delivered_at published_at notified_at refunded_at date_sent processed_time
		 shipping_status billing_status outcome confirmation captured_at invoice_paid was_exported acked done_flag bound_at accepted_at
		 statut estado zustand situacao`,
		`created_at updated_at touched_at heartbeat heartbeat_at last_sent_at last_status modified_at inserted_at deleted_at
		 statement http_status response_status billing_state shipping_state address_state country_state steps step_count
		 status_code status_message state_reason amount_paid total_paid qty_shipped emails_sent sent_count paid_amount
		 sent_by processed_by started_at locked_until claimed_at attempts version id name expires_at next_run_at received_at
		 estimate first_paid_at marital_status endereco_estado`)
}

func TestCursorColumn(t *testing.T) {
	judge(t, CursorColumn,
		`cursor sync_cursor checkpoint last_processed_id lastSeenId last_offset last_position last_sequence offset
		 committed_offset watermark high_water_mark highWaterMark last_block kafka_offset consumer_offset event_cursor
		 last_event_id last_seq lastLsn partition_offset export_checkpoint low_watermark last_height read_offset
		 page_cursor stream_cursor last_id replication_offset import_cursor last_message_id scan_checkpoint`,
		`utc_offset timezone_offset tz_offset last_name last_login last_updated_at id position_id offset_x x_offset
		 status setoff coffset last sequence_id cursor_type checkpoints_enabled lasting precursor_name blasted_id`)
}

func TestLeaseColumn(t *testing.T) {
	judge(t, LeaseColumn,
		`locked_until lease_until lease_expires_at leaseOwner lease claimed_at claimed_by claimed taken_at taken_by heartbeat
		 heartbeat_at last_heartbeat owner worker worker_id workerId locked_by locked_at locked lock_owner lock_token lock
		 lock_expires reserved_until reserved_by next_try_at next_attempt_at next_retry_at retry_after visible_at
		 visible_after invisible_until picked_by acquired_at job_owner available_at lease_id`,
		`owner_id owner_name account_owner repo_owner clock_in block blocked unlocked_at lock_version claim_amount claim_id
		 claim_number status state attempts version id created_at next_run_at visible available deadlock_count
		 lease_rate retry retry_count flock worker_count interlock reserved picked acquired_price retries_at`)
}

func TestAttemptColumn(t *testing.T) {
	judge(t, AttemptColumn,
		`attempt attempts tries retries retry_count retryCount send_count sendCount takes sweeps attempt_no attempt_number
		 num_attempts numTries delivery_attempts failed_attempts delivery_count fail_count failure_count error_count
		 run_count claim_count failures redeliveries try_count n_tries attempts_made_count execution_count receive_count
		 dequeue_count callback_num notify_count resend_count publish_count requeue_count attempt_count retry attempt_counter`,
		`max_attempts max_retries attempt_id last_attempt_at next_attempt_at retry_at retry_after retry_delay country entries
		 counts count view_count login_count order_count attempted tried status version remaining_attempts attempt_limit
		 min_tries retry_interval attempts_allowed entry_no pantries last_try first_try retry_until`)
}

func TestVersionColumn(t *testing.T) {
	judge(t, VersionColumn,
		`version revision rev etag e_tag_rev epoch generation resource_version resourceVersion lock_version lockVersion row_version
		 rowversion fencing_token fence_token fence lease_epoch lock_token lease_token claim_token xmin optlock version_no
		 version_number object_revision row_rev entity_version aggregate_version data_version leader_epoch observed_generation
		 record_version stream_version`,
		`app_version api_version schema_version client_version os_version version_name conversion reversion revenue
		 version_id token access_token refresh_token epoch_ms updated_at status attempts last_version template_version
		 document_version policy_version versioned revised prev previous_version server_version browser_version id
		 inversion protocol_version go_version`)
}

func TestIdentityColumn(t *testing.T) {
	judge(t, IdentityColumn,
		`id _id order_id orderId OrderID uuid guid ulid key idempotency_key request_key invoice_no invoice_number number
		 reference payment_reference external_ref ref name username user_name file_name sku slug email message_id pk
		 tenant_id object_key code coupon_code event_uuid dedup_key content_hash iban queue_name serial`,
		`grid valid keyword paid worker_id lock_token status_id attempt_no version_no version last_name first_name
		 display_name status sent_at attempts created_at amount postal_code zip_code status_code error_code currency_code
		 lease_id heartbeat last_processed_id no hidden liquid rename monkey keyboard description`)
}

func TestOutboxTable(t *testing.T) {
	judge(t, OutboxTable,
		`outbox outbox_events event_outbox message_outbox eventsOutbox order_outbox transactional_outbox outgoing_messages
		 outgoing_mail domain_events integration_events pending_events pending_messages message_queue event_queue email_queue
		 mail_queue notification_queue webhook_queue job_queue task_queue events event unsent_mails unpublished_events
		 queued_messages queued_emails messages_to_send events_to_publish outboxes mails_to_send pending_jobs
		 publish_queue pending_webhooks`,
		`inbox orders calendar_events event_types queue messages mails users emails history outlets checkout
		 eventful preventions pending pending_orders message_types notifications webhooks jobs tasks audit_events
		 outboard box routes sent_messages received_messages event_log queues message event_store`)
}

func TestHistoryTable(t *testing.T) {
	judge(t, HistoryTable,
		`history order_history orderHistory status_histories audit_log audit log logs activity_log ledger ledger_entries
		 general_ledger entries entry journal journal_entries journals transactions transaction bank_transactions movements
		 stock_movement points loyalty_points events order_events postings audit_trail account_activity activities
		 login_log changes account_changes history_items ledger_lines event_log mail_logs wallet_transactions point`,
		`orders users login logins catalog blog dialogs logos transaction_types event_types points_of_sale endpoints
		 checkpoints country inventory entrypoints prologue pointers status sessions audit_settings ledger_types
		 history_settings eventual products payments logins_count translogs tasks jobs queue outbox inbox ledger_accounts ledger_sub_account`)
}

func TestInboxTable(t *testing.T) {
	judge(t, InboxTable,
		`inbox inbox_messages message_inbox processed_messages processed_events consumed_messages handled_events dedup
		 dedup:* message_dedup deduplication_keys idempotency_keys idempotencyKeys idempotent_requests dedupe_log
		 processedMessages inboxes webhook_inbox processed_webhooks idempotency processed:* consumed_offsets event_dedup
		 idem:* idem_keys payment_idempotency request_dedupe handled_messages processed_payments kafka_inbox deduped_ids
		 idempotency_records consumed:*`,
		`outbox orders messages events unprocessed_messages process processes users queue history logs keys
		 processed consumed handled preprocessed_images dedicated dedupl inboxer requests received_messages consumers
		 handlers processors identities id_map idempotencies payments tasks jobs webhook_events`)
}

func TestStateValues(t *testing.T) {
	judge(t, DoneValue,
		`SENT DONE PAID completed succeeded Success SUCCESSFUL ok OK finished CLOSED delivered SHIPPED processed PUBLISHED
		 settled captured REFUNDED EMAIL_SENT paymentCompleted applied approved confirmed true FULFILLED exported synced
		 activated ARCHIVED submitted notified complete WON sold dispatched`,
		`NEW PENDING RUNNING processing FAILED error REJECTED cancelled canceled expired aborted queued SCHEDULED created
		 received open ready unpaid UNSENT unprocessed NOT_SENT TO_BE_SENT partially_paid started claimed LOCKED reserved
		 taken need feed speed limited red required paused skipped suspended 1 0 false PENDING_APPROVED delayed blocked
		 undefined enabled disabled deleted`)
	judge(t, ProgressValue,
		`RUNNING processing SENDING in_progress IN_PROGRESS inProgress in_flight started STARTED claimed LOCKED leased
		 reserved taken acquired picked assigned initiated busy WORKING retrying executing delivering publishing charging
		 CAPTURING PAYMENT_PROCESSING inprogress inflight held billing SHIPPING RATING in_process UNDER_PROCESS uploading`,
		`NEW PENDING pending waiting WAITING awaiting AWAITING_PAYMENT queued DONE SENT FAILED sending_failed string nothing
		 missing setting ring king progress completed PAYMENT_PENDING ready scheduled paused
		 NOT_STARTED unlocked unclaimed spring cancelled existing PENDING_CAPTURING process outstanding`)
	judge(t, InitialValue,
		`NEW new PENDING pending QUEUED enqueued OPEN ready READY_TO_SEND due waiting AWAITING_PAYMENT created scheduled
		 draft INIT initial idle unpaid UNSENT unprocessed todo TO_DO received requested retry available NOT_SENT
		 PAYMENT_PENDING backlog free false not_started pending_review planned NEEDS_REVIEW`,
		`DONE SENT RUNNING processing FAILED completed claimed cancelled paid true in_progress started newer renew reopened
		 opened readied draught overdue expired locked reserved settled closed unknown error dead rejected
		 retrying scheduling creating waited idled`)
	judge(t, FailureValue,
		`FAILED failed failure error ERRORED rejected declined cancelled CANCELED expired aborted dead timeout timed_out TIMED_OUT
		 skipped suspended paused blocked disabled PAYMENT_FAILED sending_failed DEAD_LETTER denied bounced abandoned
		 interrupted dropped lost killed delayed stopped stuck`,
		`NEW PENDING DONE SENT RUNNING ok completed claimed errors failover deadline paid open true false closed finished
		 retry retrying processing settled shipped refunded reversed submitted waiting ready created queued scheduled
		 lostandfound letter`)
	judge(t, FaultValue,
		`FAILED failure error ERRORED timeout timed_out DEAD_LETTER aborted PAYMENT_FAILED bounced lost`,
		`cancelled rejected declined denied expired paused disabled deleted removed DONE pending open letter`)
	judge(t, WaitingValue,
		`NEW pending WAITING_KEY_EXCHANGE awaiting_payment ready todo unpaid open`,
		`created requested queued scheduled received processing sent failed done`)
}

// No value may be of two kinds.
func TestStateValuesAreDisjoint(t *testing.T) {
	values := strings.Fields(`NEW PENDING SENT DONE FAILED RUNNING CLAIMED PENDING_SENT SENDING_FAILED NOT_SENT UNPAID
		 PARTIALLY_PAID READY IN_PROGRESS WAITING STARTED SCHEDULED RESERVED CANCELLED true false PROCESSING_FAILED TO_BE_SENT`)
	for _, v := range values {
		n := 0
		for _, f := range []func(string) bool{DoneValue, ProgressValue, InitialValue, FailureValue} {
			if f(v) {
				n++
			}
		}
		assert.LessOrEqual(t, n, 1, v)
	}
}
