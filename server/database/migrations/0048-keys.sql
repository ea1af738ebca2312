-- What programs prove themselves by. A key acts for the account of who made it: for the shop while that is an admin's, for
-- a buyer while it is none.
create table api_key (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  acts_for text not null check (acts_for in ('shop', 'buyer')),
  name text not null,
  scopes text[] not null,
  -- addresses and networks from where alone it may be used; none: from anywhere
  addresses text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- to the minute
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of_user on api_key (user_id);
create index api_key_of_shop on api_key (created_at) where acts_for = 'shop';

-- The secrets of keys: only a SHA-256 of each is kept, and how it begins, for people. Two hold while one is exchanged.
create table api_key_secret (
  hash bytea primary key,
  key_id uuid not null references api_key on delete cascade,
  prefix text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz
);
create index api_key_secret_of on api_key_secret (key_id);

-- By which way somebody did something. Null: before this was written down.
alter table audit_event
  add via text check (via in ('session', 'key', 'job', 'command')),
  add key_id uuid,
  add constraint audit_event_key check (key_id is null or via = 'key');
