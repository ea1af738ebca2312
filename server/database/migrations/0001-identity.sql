-- People and how they sign in. users, session, account, verification, two_factor and passkey belong to the sign-in
-- library (better-auth): their columns are named in server/identity/sign-in.ts.

create table users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text check (role = 'admin'),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index users_admins on users (id) where role = 'admin';

create table session (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index session_of_user on session (user_id);

create table account (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index account_of_user on account (user_id);

create table verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verification_identifier on verification (identifier);

create table two_factor (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create index two_factor_of_user on two_factor (user_id);

create table passkey (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);

create index passkey_of_user on passkey (user_id);

-- The bearer tokens of the API: only a SHA-256 of each is kept. A token dies with its session.
create table access_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);

create index access_token_session on access_token (session_id);
create index access_token_expiry on access_token (expires_at);

create table profile (
  user_id uuid primary key references users on delete cascade,
  education text not null,
  location text not null,
  number text not null,
  linkedin text not null,
  updated_at timestamptz not null default now()
);

-- Who did what to whom, where it matters: roles, sign-ins, refunds. Append-only.
create table audit_event (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

create index audit_event_subject on audit_event (subject, at);

-- How often something was tried, shared by all instances. expire: in milliseconds since 1970, by the database's clock.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limit_expiry on rate_limit (expire);

-- The newsletter. A subscription counts once it was confirmed by mail. Tokens are kept as SHA-256.
create table subscription (
  email text primary key check (email = lower(email)),
  token_hash bytea not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz
);
