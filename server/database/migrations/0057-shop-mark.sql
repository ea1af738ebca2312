-- Logos and icons of the shop, by names that say hash, size and type. They stay, for a former version of the record may be
-- brought back. They are few and small, and every instance and every backup has them.
create table shop_mark (
  name text primary key check (name ~ '^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.(png|svg)$'),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
