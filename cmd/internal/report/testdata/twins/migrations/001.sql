CREATE TABLE payouts (
    id         BIGSERIAL PRIMARY KEY,
    order_id   BIGINT NOT NULL UNIQUE,
    body       TEXT NOT NULL,
    state      TEXT NOT NULL,
    attempts   INT NOT NULL DEFAULT 0,
    updated_at TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE TABLE refunds (
    id       BIGSERIAL PRIMARY KEY,
    order_id BIGINT NOT NULL,
    body     TEXT NOT NULL,
    state    TEXT NOT NULL
);

CREATE TABLE bank_lines (id BIGSERIAL PRIMARY KEY, order_id BIGINT NOT NULL);
