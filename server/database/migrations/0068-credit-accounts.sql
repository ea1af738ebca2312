-- Companies that buy on account: what they may owe, what they owe, and why. docs/decisions/112-credit-accounts.md.

-- How long after an invoice an order on account is due, as it was when it was placed.
alter table orders add credit_days integer;
alter table orders
  add constraint orders_on_account check ((method = 'account') = (credit_days is not null));
comment on column orders.credit_days is 'of one on account: it is due so many days after its invoice';
-- When an order counts as sold: when it is paid, or on account released.
alter table orders add sold_at timestamptz generated always as (
  case when method = 'account' then released_at else paid_at end
) stored;
comment on column orders.sold_at is 'when it was paid, or on account released';
drop index orders_paid;
create index orders_sold on orders (sold_at) include (id, total_minor, status) where sold_at is not null;

create index orders_confirmed on orders (created_at) where status = 'confirmed';
create index orders_of_account on orders (company_id) where method = 'account';

create table credit_account (
  company_id uuid primary key references company,
  currency text not null,
  limit_minor bigint not null check (limit_minor >= 0),
  -- a new order's credit_days
  days integer not null check (days between 0 and 365),
  -- what becomes of an order while an invoice is overdue
  when_overdue text not null default 'refuse' check (when_overdue in ('refuse', 'warn')),
  state text not null default 'open' check (state in ('open', 'stopped')),
  -- what the seller wrote when it was changed last
  note text not null default '',
  -- what is owed: below 0 when more came than was invoiced. Both are the sums of its entries, and are written with them.
  balance_minor bigint not null default 0,
  -- what was ordered on account and is neither invoiced nor cancelled
  committed_minor bigint not null default 0 check (committed_minor >= 0),
  opened_at timestamptz not null default now()
);

-- All that raised or lowered what a company owes, or has ordered. Append-only. Entries of a company come one after the
-- other, under the lock of its account.
create table credit_entry (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  company_id uuid not null references credit_account,
  kind text not null check (kind in ('commit', 'uncommit', 'invoice', 'credit', 'payment', 'payment-undone')),
  balance_delta bigint not null,
  committed_delta bigint not null,
  -- of the account, after it
  balance_minor bigint not null,
  order_id uuid references orders,
  invoice_number bigint unique references invoice,
  -- the payment that it takes back
  undoes uuid unique references credit_entry,
  -- the day that it counts for: of an invoice, or when money came
  day date not null,
  due_on date,
  reference text not null default '',
  note text not null default '',
  actor_id uuid,
  at timestamptz not null default now(),
  check (case kind
    when 'commit' then committed_delta > 0 and balance_delta = 0
    when 'uncommit' then committed_delta < 0 and balance_delta = 0
    when 'invoice' then balance_delta > 0 and committed_delta = -balance_delta
    when 'payment-undone' then balance_delta > 0 and committed_delta = 0
    else balance_delta < 0 and committed_delta = 0
  end),
  check ((kind = 'invoice') = (invoice_number is not null)),
  check ((kind = 'invoice') = (due_on is not null)),
  check ((kind = 'payment-undone') = (undoes is not null)),
  check (kind in ('payment', 'payment-undone') or order_id is not null)
);
create index credit_entry_of on credit_entry (company_id, position desc);
create index credit_entry_back on credit_entry (order_id) where kind in ('uncommit', 'credit');
create index credit_entry_order on credit_entry (order_id) where order_id is not null;

-- Which payment or credit pays which invoice, and how much of it.
create table credit_allocation (
  id bigint primary key generated always as identity,
  debit_id uuid not null references credit_entry,
  credit_id uuid not null references credit_entry,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null default now(),
  -- when the payment was taken back
  undone_at timestamptz
);
create index credit_allocation_debit on credit_allocation (debit_id);
create index credit_allocation_credit on credit_allocation (credit_id);

-- What is left of an entry: of an invoice to be paid, of a payment or credit to pay with. A company never has both.
create table credit_open (
  entry_id uuid primary key references credit_entry,
  company_id uuid not null references credit_account,
  side text not null check (side in ('debit', 'credit')),
  open_minor bigint not null check (open_minor > 0),
  due_on date
);
create index credit_open_of on credit_open (company_id, side, due_on);

-- Which invoices their company was reminded of: first, second and third.
create table credit_reminder (
  entry_id uuid not null references credit_entry,
  level integer not null check (level between 1 and 3),
  at timestamptz not null default now(),
  primary key (entry_id, level)
);
