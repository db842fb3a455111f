CREATE TABLE several_invites (
	id BIGINT PRIMARY KEY,
	family_id BIGINT NOT NULL,
	member_id BIGINT NOT NULL,
	status TEXT NOT NULL,
	UNIQUE (family_id, member_id)
);
