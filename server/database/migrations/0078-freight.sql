-- How orders are sent and what that costs: methods, zones, rates, accounts of companies with carriers; what of an order is
-- freight, and what of a shipment. docs/decisions/117-freight.md.

create table shipping_method (
  id uuid primary key,
  name text not null check (name <> ''),
  -- table: by rates. pickup: fetched. buyer_account: the carrier asks the buyer. later: entered when it leaves
  kind text not null check (kind in ('table', 'pickup', 'buyer_account', 'later')),
  -- empty: that is open
  carrier text not null default '',
  -- Incoterms 2020; by EXW and FCA the buyer bears the freight
  incoterm text check (incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP')),
  -- what the buyer reads beside it
  note text not null default '',
  -- whether buyers are offered it
  is_on boolean not null default true,
  -- in which order they are
  position integer not null,
  check (kind <> 'buyer_account' or carrier <> ''),
  check (incoterm is null or (kind in ('pickup', 'buyer_account')) = (incoterm in ('EXW', 'FCA')))
);
create unique index shipping_method_name on shipping_method (lower(name));
-- what nothing else can price is sent by this one
create unique index shipping_method_later on shipping_method (kind) where kind = 'later';
insert into shipping_method (id, name, kind, position)
values ('0197a000-0000-7000-8000-000000000078', 'Invoiced when it leaves', 'later', 1);

create table shipping_zone (
  id uuid primary key,
  name text not null check (name <> '')
);
create unique index shipping_zone_name on shipping_zone (lower(name));

-- What belongs to a zone. A place belongs to that of the area which says most of it: the longest beginning of its postal code, then
-- its region, then its country, then none of them, which is everywhere else.
create table shipping_area (
  zone_id uuid not null references shipping_zone on delete cascade,
  -- ISO 3166-1 alpha-2; empty: everywhere else
  country text not null check (country ~ '^([A-Z]{2})?$'),
  -- as addresses have it; empty: all of the country
  region text not null check (region = '' or country <> ''),
  -- of postal codes that begin so, in capitals without spaces; empty: all of them
  postal_prefix text not null check (postal_prefix ~ '^[0-9A-Z]*$' and (postal_prefix = '' or country <> '')),
  primary key (country, postal_prefix, region)
);
create index shipping_area_zone on shipping_area (zone_id);

-- What a method costs in a zone up to a weight. Amounts in minor units of the shop's currency, without tax.
create table shipping_rate (
  method_id uuid not null references shipping_method on delete cascade,
  zone_id uuid not null references shipping_zone on delete cascade,
  -- included; null: whatever it weighs
  up_to_grams bigint check (up_to_grams > 0),
  price_minor bigint not null check (price_minor >= 0),
  -- besides, for each kilogram of the whole weight that is begun
  per_kg_minor bigint not null default 0 check (per_kg_minor >= 0),
  -- goods for so much, without tax, go free; null: none do
  free_from_minor bigint check (free_from_minor >= 0),
  constraint shipping_rate_once unique nulls not distinct (method_id, zone_id, up_to_grams)
);
create index shipping_rate_zone on shipping_rate (zone_id);

create table carrier_account (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  carrier text not null check (carrier <> ''),
  number text not null check (number <> ''),
  added_by uuid not null,
  at timestamptz not null default now()
);
create unique index carrier_account_once on carrier_account (company_id, lower(carrier), number);

alter table orders
  add shipping jsonb,
  add freight_gone text check (freight_gone in ('invoiced', 'cancelled'));
comment on column orders.shipping is 'how it is sent, as it was chosen: {methodId, name, kind, carrier, account, incoterm}; null of orders from before there was a choice, whose freight is entered when they leave';
comment on column orders.freight_gone is 'what became of its shipping_minor: it stands on the first invoice, or went back with all of the order; null: neither yet';
comment on column orders.shipping_minor is 'its freight without tax, as it was priced when it was ordered; 0 where it is entered when it leaves';

-- Freight bears the taxes of the goods, pro rata: the base of a tax is with its share.
alter table order_tax add freight_minor bigint not null default 0 check (freight_minor between 0 and base_minor);
comment on column order_tax.freight_minor is 'what of the base is freight, in minor units';

-- Of an order whose freight is entered when it leaves.
alter table shipment add freight_minor bigint not null default 0 check (freight_minor >= 0);
comment on column shipment.freight_minor is 'freight that was entered with it, without tax, in minor units of the order''s currency; it stands on its invoice';

-- Freight of an order paid by card that was entered when it left: its invoice asks for it, by transfer.
create table freight_due (
  shipment_id uuid primary key references shipment,
  order_id uuid not null references orders,
  -- with its taxes, in minor units of the order's currency
  amount_minor bigint not null check (amount_minor > 0),
  due_on date not null,
  -- when somebody saw it paid, who, and by what they found it
  paid_at timestamptz,
  paid_by uuid,
  reference text not null default '',
  check ((paid_at is null) = (paid_by is null))
);
create index freight_due_order on freight_due (order_id);
create index freight_due_open on freight_due (due_on) where paid_at is null;

alter table cancellation add freight_minor bigint not null default 0 check (freight_minor between 0 and amount_minor);
comment on column cancellation.freight_minor is 'the freight within the amount, without tax: of an order of which nothing left';

-- An invoice asks for what was ordered, and for freight that was entered when it left.
alter table credit_entry
  drop constraint credit_entry_check,
  add constraint credit_entry_deltas check (case kind
    when 'commit' then committed_delta > 0 and balance_delta = 0
    when 'uncommit' then committed_delta < 0 and balance_delta = 0
    when 'invoice' then balance_delta > 0 and committed_delta between -balance_delta and 0
    when 'payment-undone' then balance_delta > 0 and committed_delta = 0
    else balance_delta < 0 and committed_delta = 0
  end);
