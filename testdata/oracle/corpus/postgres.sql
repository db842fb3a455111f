UPDATE tasks SET status = 'DONE' WHERE id = $1
UPDATE tasks SET status = 'DONE' WHERE id = $1 AND status = 'RUNNING'
update public.tasks set status = $2, updated_at = now() where id = $1 and status in ('NEW', 'RETRY') returning id, status
UPDATE ONLY tasks AS t SET status = 'DONE' WHERE t.id = $1 AND t.status <> 'DONE'
UPDATE "Tasks" t SET "Status" = 'DONE' WHERE t."Id" = $1
UPDATE "app"."tasks" SET "status" = $1 WHERE "tasks"."id" = $2 AND "tasks"."deleted_at" IS NULL
UPDATE tasks SET (status, attempts) = ('DONE', attempts + 1) WHERE (id, owner) = ($1, $2)
UPDATE tasks SET (status, owner) = ROW($1, $2) WHERE id = $3
UPDATE tasks SET (status, owner) = (SELECT s, o FROM plan WHERE plan.id = tasks.id)
UPDATE tasks SET status = 'RUNNING' FROM workers w WHERE w.id = tasks.worker_id AND w.alive AND tasks.status = 'NEW'
UPDATE tasks SET status = 'RUNNING' WHERE id = (SELECT id FROM tasks WHERE status = 'NEW' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *
UPDATE tasks SET status = 'RUNNING', locked_until = now() + interval '5 minutes' WHERE id IN (SELECT id FROM tasks WHERE status = 'NEW' FOR UPDATE OF tasks SKIP LOCKED LIMIT $1)
WITH due AS (SELECT id FROM tasks WHERE status = 'NEW' ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED) UPDATE tasks t SET status = 'RUNNING' FROM due WHERE t.id = due.id RETURNING t.id, t.payload
WITH due AS MATERIALIZED (SELECT id FROM tasks WHERE status = $1 FOR UPDATE) UPDATE tasks SET status = $2 WHERE id IN (SELECT id FROM due)
WITH claimed AS (UPDATE tasks SET status = 'RUNNING' WHERE status = 'NEW' RETURNING id) SELECT id FROM claimed
WITH gone AS (DELETE FROM queue WHERE done RETURNING amount) UPDATE totals SET total = total + (SELECT SUM(amount) FROM gone)
WITH RECURSIVE tree(id) AS (SELECT id FROM nodes WHERE parent IS NULL UNION ALL SELECT n.id FROM nodes n JOIN tree ON n.parent = tree.id) SELECT id FROM tree
WITH a AS (SELECT 1), b AS NOT MATERIALIZED (SELECT 2) INSERT INTO t (x) SELECT * FROM a
INSERT INTO orders (id, status) VALUES ($1, 'NEW')
INSERT INTO orders VALUES ($1, 'NEW'), ($2, DEFAULT)
INSERT INTO orders DEFAULT VALUES RETURNING id
INSERT INTO orders AS o (id, n) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET n = o.n + EXCLUDED.n
INSERT INTO orders (id) VALUES ($1) ON CONFLICT DO NOTHING
INSERT INTO orders (id) VALUES ($1) ON CONFLICT (tenant, lower(ref)) WHERE deleted_at IS NULL DO NOTHING RETURNING id
INSERT INTO orders (id, status) VALUES ($1, $2) ON CONFLICT ON CONSTRAINT orders_pkey DO UPDATE SET status = EXCLUDED.status WHERE orders.status = 'NEW'
INSERT INTO orders (id, status) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET (status, at) = (EXCLUDED.status, now())
INSERT INTO stats (day, n) VALUES ($1, 1) ON CONFLICT (day) DO UPDATE SET n = stats.n + 1
INSERT INTO archive (id, body) SELECT id, body FROM orders WHERE done_at < now() - interval '30 days' ON CONFLICT (id) DO NOTHING RETURNING id
INSERT INTO orders (id) OVERRIDING SYSTEM VALUE VALUES ($1)
INSERT INTO orders (id, tags) SELECT unnest($1::bigint[]), $2::text[]
INSERT INTO outbox (topic, payload) VALUES ($1, $2::jsonb), ($1, '{"a": "?"}')
INSERT INTO events (id, at) VALUES (gen_random_uuid(), CURRENT_TIMESTAMP)
DELETE FROM queue WHERE id = $1 RETURNING payload
DELETE FROM queue USING done d WHERE queue.id = d.id AND d.at < $1
DELETE FROM ONLY queue q WHERE NOT q.locked
SELECT id, status FROM tasks WHERE status = 'NEW' ORDER BY created_at LIMIT 10 FOR UPDATE SKIP LOCKED
SELECT id FROM tasks WHERE id = $1 FOR NO KEY UPDATE NOWAIT
SELECT t.id AS task, count(*) FROM tasks t LEFT JOIN runs r ON r.task_id = t.id AND r.ok WHERE t.status = ANY($1) GROUP BY t.id HAVING count(*) > 1 FOR SHARE
SELECT id FROM tasks WHERE status <> ALL($1) FOR KEY SHARE
SELECT id FROM tasks WHERE status = ANY(ARRAY['NEW', 'RETRY'])
SELECT DISTINCT ON (ref) ref, status FROM tasks WHERE lower(ref) = $1
SELECT id FROM tasks WHERE COALESCE(first_try, now()) > now() - interval '20 hours'
SELECT id FROM tasks WHERE now() - started_at > timeout
SELECT id FROM tasks WHERE now() > locked_until
SELECT id FROM tasks WHERE attempts < max_attempts AND next_try_at <= now()
SELECT id FROM tasks WHERE (status = 'NEW' OR (status = 'RUNNING' AND locked_until < now())) AND tenant = $1
SELECT id FROM tasks WHERE a = 1 AND (b = 2 OR c = 3) OR d = 4
SELECT id FROM tasks WHERE NOT (status = 'DONE' OR attempts >= 5)
SELECT id FROM tasks WHERE NOT status = 'X' AND NOT (a = 1 AND b = 2)
SELECT id FROM tasks WHERE status NOT IN ('A', 'B') AND name NOT LIKE 'x%' AND n NOT BETWEEN 1 AND 5
SELECT id FROM tasks WHERE NOT EXISTS (SELECT 1 FROM runs WHERE runs.task_id = tasks.id) AND EXISTS (SELECT 1 FROM owners)
SELECT id FROM tasks WHERE created_at BETWEEN $1 AND $2 AND kind IS DISTINCT FROM 'x' AND ref IS NOT DISTINCT FROM $3
SELECT id FROM tasks WHERE data->>'status' = 'NEW' AND data @> '{"a":1}' AND tags ?| $1 AND data ? 'key'
SELECT id FROM tasks WHERE data ? 'key' AND tags ?| array['a'] AND id = ?
SELECT * FROM tasks WHERE body = $tag$ it's; WHERE x = ? $tag$ AND z = $$y$$
SELECT E'it\'s', 'it''s', 'C:\' FROM t WHERE x = $1::text
SELECT t.*, r.state FROM tasks t JOIN runs r USING (id) WHERE r.state IN ('A')
SELECT x.id FROM (SELECT id, status FROM tasks WHERE status = 'NEW') x WHERE x.id > $1
SELECT * FROM generate_series(1, 10) AS g(n), LATERAL (SELECT 1) l
SELECT pg_advisory_xact_lock(hashtext($1))
SELECT pg_try_advisory_lock($1), nextval('seq')
SELECT CASE WHEN attempts > 3 THEN 'DEAD' ELSE status END AS st, extract(epoch FROM at), count(*) FILTER (WHERE ok) OVER (PARTITION BY a ORDER BY b) FROM tasks
SELECT 1 UNION ALL SELECT 2 FROM t WHERE a = $1
(SELECT id FROM a) UNION (SELECT id FROM b) ORDER BY 1 LIMIT 5
SELECT exists(SELECT 1 FROM tasks WHERE id = $1)
SELECT a::timestamp with time zone, CAST(b AS numeric(10, 2)), (c).d, e[1], arr[1:2] FROM t AT WHERE f::int = $1
UPDATE tasks SET status = CASE WHEN attempts >= 5 THEN 'DEAD' ELSE 'NEW' END, attempts = attempts + 1 WHERE id = $1
UPDATE t SET n = COALESCE(n, 0) + $1, m = $2 + m, k = k - 1, j = (j + 1), l = t.l + 1, h = h * 2
UPDATE t SET total = (SELECT SUM(cents) FROM lines WHERE lines.t = t.id), body = body || $1
UPDATE t SET n = GREATEST(n - $1, 0), m = CASE WHEN ok THEN m + 1 ELSE m END, v = v + 1 - $2
UPDATE t SET due = due + interval '1 day', tags = array_append(tags, $1), x = NULL, y = DEFAULT, z = true
UPDATE t SET tags[1] = $1 WHERE id = $2
MERGE INTO stock s USING moves m ON s.sku = m.sku WHEN MATCHED AND s.state = 'OPEN' THEN UPDATE SET qty = s.qty + m.qty WHEN NOT MATCHED THEN INSERT (sku, qty) VALUES (m.sku, m.qty)
MERGE INTO stock USING (SELECT $1 AS sku) m ON stock.sku = m.sku WHEN NOT MATCHED THEN INSERT (sku) VALUES (m.sku)
MERGE INTO stock s USING m ON s.id = m.id WHEN MATCHED AND s.a = 1 THEN DELETE WHEN MATCHED AND s.b = 2 THEN UPDATE SET c = 3
MERGE INTO stock s USING m ON s.id = m.id WHEN MATCHED AND s.a = 1 THEN DELETE WHEN MATCHED THEN DO NOTHING
PREPARE claim (int) AS UPDATE tasks SET status = 'R' WHERE id = $1 AND status = 'N'
EXPLAIN ANALYZE UPDATE tasks SET status = 'R' WHERE id = 1
EXPLAIN (ANALYZE, BUFFERS) DELETE FROM tasks
EXPLAIN UPDATE tasks SET status = 'R' WHERE id = 1
DECLARE c CURSOR FOR SELECT id FROM tasks WHERE status = 'NEW'
BEGIN; UPDATE a SET x = 1; COMMIT
BEGIN ISOLATION LEVEL SERIALIZABLE; ROLLBACK TO SAVEPOINT s; ROLLBACK
START TRANSACTION READ ONLY; SAVEPOINT a; COMMIT AND CHAIN
SET LOCAL lock_timeout = '5s'; LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE
CALL settle($1, now())
COPY orders (id, body) FROM STDIN
COPY (SELECT id FROM orders) TO STDOUT
TRUNCATE TABLE a, b RESTART IDENTITY CASCADE
UPDATE tasks SET status = sqlc.arg(status) WHERE id = ANY(sqlc.slice('ids')) AND owner = sqlc.narg(owner)
CREATE TABLE IF NOT EXISTS tasks (id bigserial PRIMARY KEY, ref text NOT NULL UNIQUE, tenant int REFERENCES tenants (id), key text, amount numeric(10,2) DEFAULT 0 CHECK (amount > 0), CONSTRAINT tasks_tenant_ref UNIQUE (tenant, ref), EXCLUDE USING gist (a WITH =))
CREATE TABLE a (x int, y int, PRIMARY KEY (x, y), UNIQUE NULLS NOT DISTINCT (y), FOREIGN KEY (x) REFERENCES b (x), LIKE c INCLUDING ALL) PARTITION BY RANGE (x)
CREATE TABLE copy AS SELECT * FROM tasks WHERE done
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS tasks_ref ON public.tasks USING btree (tenant, lower(ref) DESC NULLS LAST) INCLUDE (id) WHERE status = 'NEW'
CREATE UNIQUE INDEX ON tasks (ref)
CREATE INDEX tasks_status ON ONLY tasks USING gin (data jsonb_path_ops)
ALTER TABLE ONLY public.tasks ADD CONSTRAINT tasks_pkey PRIMARY KEY (id)
ALTER TABLE tasks ADD CONSTRAINT uq UNIQUE USING INDEX tasks_ref, ADD COLUMN IF NOT EXISTS note text UNIQUE, DROP COLUMN old
ALTER TABLE tasks ADD UNIQUE (a, b), ALTER COLUMN c SET NOT NULL
UPDATE tasks SET status = 'A' WHERE id = $1; DELETE FROM locks WHERE id = $1; SELECT 1
UPDATE tasks SET a = $1 WHERE current_setting('x') = 'y' AND id = $2 AND (tenant, ref) IN (($3, $4), ($5, $6)) AND (a, b) IN (SELECT a, b FROM c)
UPDATE tasks SET a = $1 WHERE (a, b) NOT IN (($2, $3)) AND (a, b) > ($4, $5)
DELETE FROM outbox WHERE ctid IN (SELECT ctid FROM outbox WHERE sent_at IS NOT NULL LIMIT 100)
SELECT id FROM tasks WHERE status IN (SELECT s FROM states) FETCH FIRST 5 ROWS ONLY OFFSET 3
SELECT id FROM tasks TABLESAMPLE system (10) WHERE at AT TIME ZONE 'utc' < $1 AND name COLLATE "C" = $2 AND name ~* 'x'
VALUES (1, 'a'), (2, 'b')
TABLE tasks
UPDATE jobs SET state = 'running' WHERE id = 7 AND state IN ('new') AND 1 = 1 AND TRUE
UPDATE tasks SET status='DONE'WHERE id=$1AND status='NEW'
