-- By what a shop without an admin tells the code that makes its first one: one row, while there is none. The code is an HMAC
-- of the salt under the identity secret, so that every instance tells the same, and who reads the database alone has none.
create table first_admin_code (
  only_one boolean primary key default true check (only_one),
  salt bytea not null check (length(salt) = 32),
  created_at timestamptz not null default now()
);
