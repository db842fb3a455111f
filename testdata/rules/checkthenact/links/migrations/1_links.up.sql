CREATE TABLE link_uses (cache_id bigint NOT NULL REFERENCES link_caches (id), build_id bigint NOT NULL);
CREATE TABLE link_seats (event_id bigint NOT NULL, guest_id bigint NOT NULL);
