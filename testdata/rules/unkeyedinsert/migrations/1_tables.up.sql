CREATE TABLE mg_keyed_entries (
    id      BIGSERIAL PRIMARY KEY,
    trip_id TEXT NOT NULL UNIQUE,
    points  BIGINT NOT NULL
);

CREATE TABLE mg_plain_entries (
    id      BIGSERIAL PRIMARY KEY,
    trip_id TEXT NOT NULL,
    points  BIGINT NOT NULL
);

CREATE TABLE mg_dropped_entries (
    id      BIGSERIAL PRIMARY KEY,
    trip_id TEXT NOT NULL,
    points  BIGINT NOT NULL
);

CREATE UNIQUE INDEX mg_dropped_entries_trip ON mg_dropped_entries (trip_id);

CREATE TABLE mg_parent_entries (
    id         BIGSERIAL PRIMARY KEY,
    invoice_id BIGINT NOT NULL,
    kind       TEXT NOT NULL,
    UNIQUE (invoice_id, kind)
);
