-- Addresses that a company keeps are all its members' together, with one to ship to and one to bill to by default.
alter table address
  add company_id uuid references company on delete cascade,
  add owner_key uuid not null generated always as (coalesce(company_id, user_id)) stored;
drop index address_of_user, address_ships_first, address_bills_first;
create index address_of_owner on address (owner_key, id) where archived_at is null;
create index address_of_user on address (user_id);
create unique index address_ships_first on address (owner_key) where ships_by_default;
create unique index address_bills_first on address (owner_key) where bills_by_default;

create index basket_line_company on basket_line (company_id) where company_id is not null;
