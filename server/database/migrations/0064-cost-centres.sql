-- What a company books its orders to. One that is put away is offered no more, and stays on what was ordered to it.
create table cost_centre (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  code text not null check (code <> ''),
  name text not null,
  archived_at timestamptz
);
create unique index cost_centre_code on cost_centre (company_id, lower(code)) where archived_at is null;

-- To which cost centre an order is booked, as it was called then; empty: to none.
alter table orders add cost_centre text not null default '';
-- To which one a member's orders go when nothing else is said.
alter table company_member add cost_centre_id uuid references cost_centre on delete set null;
create index company_member_cost_centre on company_member (cost_centre_id) where cost_centre_id is not null;
