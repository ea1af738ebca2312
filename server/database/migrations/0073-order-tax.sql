-- What of an order is tax, and how much of it has been invoiced, cancelled and given back. docs/decisions/115-taxes.md.

-- The numbers of both sides, as they were then: they stand on its invoices.
alter table orders
  add tax_id text not null default '',
  add seller_tax_id text not null default '';
comment on column orders.seller_tax_id is 'the number under which the seller sold it: of the registration where it is taxed; empty where taxes were off';
comment on column orders.tax_id is 'the tax number of the company that bought, as it was then; empty: none, or taxes were off';

-- The taxes of an order, one a code of EN 16931 and percent, as they were decided when it was placed. None where taxes were off.
create table order_tax (
  order_id uuid not null references orders,
  position integer not null check (position > 0),
  code text not null check (code in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percent numeric(6,3) not null check (percent between 0 and 100),
  -- why the buyer is charged it: a sentence
  why text not null,
  -- what its lines cost without it, and the tax of that sum, rounded once
  base_minor bigint not null check (base_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  -- what of the base is invoiced or cancelled; of each step the tax is what the rounded tax of this sum rises by
  gone_minor bigint not null default 0 check (gone_minor between 0 and base_minor),
  -- what of it stands on invoices, and with how much tax
  invoiced_minor bigint not null default 0 check (invoiced_minor between 0 and gone_minor),
  invoiced_tax_minor bigint not null default 0 check (invoiced_tax_minor between 0 and tax_minor),
  -- what of the invoiced came back, and with how much tax: the same share of that
  returned_minor bigint not null default 0 check (returned_minor between 0 and invoiced_minor),
  returned_tax_minor bigint not null default 0 check (returned_tax_minor between 0 and invoiced_tax_minor),
  primary key (order_id, position)
);

alter table order_line add tax_position integer;
comment on column order_line.tax_position is 'which of its order''s taxes it bears; null where taxes were off';

-- Both amounts are with their tax.
alter table cancellation add tax_minor bigint not null default 0 check (tax_minor between 0 and amount_minor);
alter table order_return add tax_minor bigint not null default 0 check (tax_minor between 0 and amount_minor);
comment on column cancellation.tax_minor is 'the tax within the amount';
comment on column order_return.tax_minor is 'the tax within the amount';
