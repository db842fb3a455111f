CREATE TABLE accounts (id text PRIMARY KEY, email text NOT NULL UNIQUE, recovery_sent_at timestamptz, confirmation_sent_at timestamptz);
CREATE TABLE cards (id text PRIMARY KEY, body bytea, sent boolean, locked_at timestamptz, locked_by text);
