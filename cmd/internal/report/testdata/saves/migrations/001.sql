-- +migrate Up
CREATE TABLE payouts (id TEXT PRIMARY KEY, order_id TEXT UNIQUE, status TEXT);

-- +migrate Down
ALTER TABLE payouts DROP CONSTRAINT payouts_order_id_key;
DROP TABLE payouts;
