ALTER TABLE entries DROP CONSTRAINT entries_once,
ADD CONSTRAINT entries_once UNIQUE (bill_id, kind);
