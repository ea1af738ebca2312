-- Where parts stand in their lives. What stands at the part is the newest of what was said of it.
alter table part
  add column lifecycle text not null default 'active'
    check (lifecycle in ('active', 'nrnd', 'last-buy', 'eol')),
  add column last_buy_on date,
  add column last_ship_on date,
  add column replaced_by text,
  add constraint part_last_buy check (lifecycle <> 'last-buy' or last_buy_on is not null),
  add constraint part_last_days check (
    lifecycle in ('last-buy', 'eol') or (last_buy_on is null and last_ship_on is null)
  );
comment on column part.last_buy_on is 'the last day on which it can be ordered, in the shop’s time zone';
comment on column part.last_ship_on is 'the last day on which its maker ships it';
comment on column part.replaced_by is 'the manufacturer’s number of what its maker names in its place, in the shop or not';

-- What is not active is a small part of a shop, and is looked for by itself.
create index part_not_active on part (lifecycle, id) where lifecycle <> 'active' and deleted_at is null;

-- Everything that was said of parts' lives. Rows are added and stay.
create table part_lifecycle (
  id bigint generated always as identity primary key,
  part_id uuid not null references part,
  state text not null,
  last_buy_on date,
  last_ship_on date,
  replaced_by text,
  -- why, as an admin wrote it, or the file that said it
  note text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index part_lifecycle_of on part_lifecycle (part_id, id desc);
create index part_lifecycle_by on part_lifecycle (by_id);

-- Of which of them nobody has been told yet who buys the part.
create table lifecycle_untold (
  lifecycle_id bigint primary key references part_lifecycle on delete cascade
);

-- Whatever changes a part's life, an admin, a program or an import, writes it into its history in the same statement.
create function keep_lifecycle() returns trigger language plpgsql as $$
declare
  said bigint;
begin
  insert into part_lifecycle (part_id, state, last_buy_on, last_ship_on, replaced_by, note, by_id)
  values (
    new.id, new.lifecycle, new.last_buy_on, new.last_ship_on, new.replaced_by,
    coalesce(current_setting('shop.lifecycle_note', true), ''),
    nullif(current_setting('shop.actor', true), '')::uuid
  )
  returning id into said;
  -- a new part is in nobody's orders or lists, and that one is sold on is no news
  if tg_op = 'UPDATE' and new.lifecycle <> 'active' and new.lifecycle <> old.lifecycle then
    insert into lifecycle_untold (lifecycle_id) values (said);
  end if;
  return null;
end
$$;

create trigger part_life_begins after insert on part
  for each row
  when (new.lifecycle <> 'active' or new.replaced_by is not null)
  execute function keep_lifecycle();

create trigger part_life_goes_on
  after update of lifecycle, last_buy_on, last_ship_on, replaced_by on part
  for each row
  when (
    (new.lifecycle, new.last_buy_on, new.last_ship_on, new.replaced_by)
      is distinct from (old.lifecycle, old.last_buy_on, old.last_ship_on, old.replaced_by)
  )
  execute function keep_lifecycle();

-- The zone in which the shop's days begin, as it is known to the program that works with this database: of the record, or
-- set by the operator.
alter table shop_record add column time_zone text not null default 'UTC';

-- Of which last days reminders were written, so many days before.
create table lifecycle_reminder (
  part_id uuid not null references part,
  last_buy_on date not null,
  days integer not null,
  at timestamptz not null default now(),
  primary key (part_id, last_buy_on, days)
);

-- Which day it is, or was then, in the shop.
create function shop_day(at timestamptz default now()) returns date language sql stable as $$
  select (at at time zone coalesce((select time_zone from shop_record), 'UTC'))::date
$$;
