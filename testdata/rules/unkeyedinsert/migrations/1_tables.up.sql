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
