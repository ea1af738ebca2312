-- Addresses that people keep, by the form of their country; docs/decisions/105-addresses.md. What has been used stays on
-- its orders as it was then, whatever becomes of it here.
create table address (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- what it is kept for: to ship to, to bill to, or both
  use text not null default 'both' check (use in ('both', 'ship', 'bill')),
  -- what its owner calls it
  label text not null default '',
  -- the company or whoever lives there, and who receives it
  name text not null default '',
  attention text not null default '',
  line1 text not null,
  line2 text not null default '',
  city text not null default '',
  -- the code of ISO 3166-2 without its country where the country's regions are known, else what was written
  region text not null default '',
  postal_code text not null default '',
  -- ISO 3166-1, two letters
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null default '',
  -- for whoever delivers
  instructions text not null default '',
  -- whether it is the one that is taken when nobody chooses
  ships_by_default boolean not null default false,
  bills_by_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- when its owner put it away: it is shown no more
  archived_at timestamptz,
  constraint address_ships check (not ships_by_default or (use <> 'bill' and archived_at is null)),
  constraint address_bills check (not bills_by_default or (use <> 'ship' and archived_at is null))
);

create index address_of_user on address (user_id, id) where archived_at is null;
create unique index address_ships_first on address (user_id) where ships_by_default;
create unique index address_bills_first on address (user_id) where bills_by_default;

-- Where an order goes and who is billed, field by field; null where only the text was given. `address` is written from ship_to.
alter table orders
  add ship_to jsonb,
  add bill_to jsonb;

-- Where an order is asked to go instead, field by field; `address` is its text.
alter table inquiry add ship_to jsonb;

comment on table address is 'kept addresses of a person';
comment on column orders.ship_to is 'where it goes, as PostalAddress of contract/addresses/address.ts; null: the text alone is known';
comment on column orders.bill_to is 'who is billed, in the same shape; null: as ship_to';
