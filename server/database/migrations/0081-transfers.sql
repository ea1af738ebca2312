-- Orders that are paid by transfer: what came for them, what became of it, and what is to be paid out again.
-- docs/decisions/125-orders-by-transfer.md.

alter table payment add column method text not null default 'card' check (method in ('card', 'transfer'));
comment on column payment.method is 'card: at the provider. transfer: to the shop''s bank account; its intent_id begins with bank:';

-- Money of orders by transfer. Append-only. The sum of an order's entries lies on it: it is orders.paid_minor until the order is
-- paid, and 0 from then on.
create table transfer_entry (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  order_id uuid not null references orders,
  -- came: it is here. settled: it paid the order. credited: its company's account has it. returned: it is to be paid out.
  -- undone: takes another entry back.
  kind text not null check (kind in ('came', 'settled', 'credited', 'returned', 'undone')),
  amount_minor bigint not null check (amount_minor <> 0),
  -- of what came: the line of a statement that brought it; null: somebody wrote it down
  bank_line_id uuid references bank_line,
  -- of settled and returned: the payment that it became
  payment_id uuid references payment,
  -- of credited: the payment in the ledger that it became
  credit_entry_id uuid references credit_entry,
  undoes uuid unique references transfer_entry,
  -- when the money came
  day date not null,
  reference text not null default '',
  note text not null default '',
  -- null: by itself
  actor_id uuid,
  at timestamptz not null default now(),
  check (case kind when 'came' then amount_minor > 0 when 'undone' then true else amount_minor < 0 end),
  check ((kind = 'undone') = (undoes is not null)),
  check (bank_line_id is null or kind = 'came'),
  check ((kind in ('settled', 'returned')) = (payment_id is not null)),
  check ((kind = 'credited') = (credit_entry_id is not null))
);
create index transfer_entry_of on transfer_entry (order_id, position);
create index transfer_entry_line on transfer_entry (bank_line_id) where bank_line_id is not null;
create index transfer_entry_credit on transfer_entry (credit_entry_id) where credit_entry_id is not null;
create index orders_by_transfer on orders (number) where method = 'transfer';

-- What goes back by transfer is closed by the line of a statement that went out, or by a person.
alter table refund
  add column bank_line_id uuid references bank_line,
  add column reference text not null default '',
  add column paid_by uuid;
comment on column refund.reference is 'of one by transfer: how whoever paid it out finds it';
create index refund_bank_line on refund (bank_line_id) where bank_line_id is not null;

-- the column's own check and that of the states: what went out is matched, too
alter table bank_line drop constraint bank_line_check, drop constraint bank_line_check2;
alter table bank_line
  add constraint bank_line_matched check (matched_minor between 0 and abs(amount_minor)),
  add constraint bank_line_matches check (case state
    when 'matched' then matched_minor = abs(amount_minor)
    when 'part' then matched_minor > 0 and matched_minor < abs(amount_minor)
    else matched_minor = 0
  end);
comment on column bank_line.matched_minor is 'the sum of what was written down by it and not taken back';

alter table bank_suggestion add column order_id uuid references orders;
comment on column bank_suggestion.order_id is 'the order by transfer that it may pay';

-- One card payment for several open invoices of a company.
create table account_payment (
  id uuid primary key,
  company_id uuid not null references credit_account,
  -- the invoices that it pays first
  invoices bigint[] not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- null until the provider answered: its creation is repeated under the same idempotency key
  intent_id text unique,
  client_secret text,
  -- open: may still be paid. settled: the ledger has it. returned: all of it went back at the provider.
  status text not null default 'open' check (status in ('open', 'settled', 'canceled', 'returned')),
  -- the payment in the ledger that it became
  credit_entry_id uuid unique references credit_entry,
  actor_id uuid not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  check ((status in ('settled', 'returned')) = (credit_entry_id is not null))
);
create unique index account_payment_live on account_payment (company_id) where status = 'open';
create index account_payment_of on account_payment (company_id, created_at desc);

-- Since when 80 % of an account's limit is used; null: less is. Who pays for the company, and the seller, are told once of each time.
alter table credit_account add column near_limit_at timestamptz;
update credit_account
set near_limit_at = now()
where limit_minor > 0 and (balance_minor + committed_minor) * 5 >= limit_minor * 4;
