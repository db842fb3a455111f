CREATE TABLE given_users (id bigint PRIMARY KEY, email text NOT NULL);
CREATE TABLE keyed_users (id bigint PRIMARY KEY, email text NOT NULL UNIQUE);
CREATE TABLE locked_users (id bigint PRIMARY KEY, email text NOT NULL);
CREATE TABLE shown_users (id bigint PRIMARY KEY, email text NOT NULL);
CREATE TABLE given_wallets (id bigserial PRIMARY KEY, address text NOT NULL);
CREATE TABLE keyed_wallets (id bigserial PRIMARY KEY, address text NOT NULL UNIQUE);
CREATE TABLE daily_wallets (id bigserial, address text NOT NULL, label text, chain text NOT NULL, PRIMARY KEY (address, chain));
CREATE TABLE keyed_members (id bigserial PRIMARY KEY, user_id bigint NOT NULL, invite_id bigint NOT NULL UNIQUE);
