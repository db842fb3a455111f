CREATE TABLE invoices (
    id          BIGINT PRIMARY KEY,
    customer    TEXT        NOT NULL,
    cents       BIGINT      NOT NULL,
    status      TEXT        NOT NULL DEFAULT 'DUE', -- DUE, CHARGING, PAID
    charge_id   TEXT,
    attempts    INT         NOT NULL DEFAULT 0,
    updated_at  TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE TABLE accounts (
    customer TEXT PRIMARY KEY,
    balance  BIGINT NOT NULL DEFAULT 0
);

-- One booking for each charge: the key makes a repeated insert harmless.
CREATE TABLE bookings (
    id        BIGSERIAL PRIMARY KEY,
    charge_id TEXT   NOT NULL UNIQUE,
    customer  TEXT   NOT NULL,
    cents     BIGINT NOT NULL
);

-- The history has no such key.
CREATE TABLE invoice_history (
    id         BIGSERIAL PRIMARY KEY,
    invoice_id BIGINT NOT NULL,
    event      TEXT   NOT NULL
);

CREATE TABLE reminders (
    invoice_id BIGINT PRIMARY KEY,
    email      TEXT NOT NULL,
    status     TEXT NOT NULL DEFAULT 'NEW', -- NEW, SENDING, SENT
    sent_at    TIMESTAMPTZ
);

CREATE TABLE outbox (
    id      BIGSERIAL PRIMARY KEY,
    topic   TEXT  NOT NULL,
    key     TEXT  NOT NULL UNIQUE,
    payload BYTEA NOT NULL
);
