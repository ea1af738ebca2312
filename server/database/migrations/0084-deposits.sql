-- Orders on account of which a part is paid before they are confirmed. docs/decisions/129-deposits.md.

alter table credit_account
  add column deposit_bp integer not null default 0 check (deposit_bp between 0 and 10000);
comment on column credit_account.deposit_bp is 'what of an order is paid before it is confirmed, in hundredths of a percent; 0: nothing';

alter table orders
  add column deposit_minor bigint not null default 0,
  add column deposit_paid_at timestamptz,
  add column credit_hold text check (credit_hold in ('limit', 'overdue', 'stopped')),
  add constraint orders_deposit check (
    deposit_minor >= 0 and (deposit_minor = 0 or method = 'account' and deposit_minor <= payable_minor)
      and (deposit_paid_at is null or deposit_minor > 0) and (credit_hold is null or deposit_paid_at is not null)
  );
comment on column orders.deposit_minor is 'of one on account: what of it is paid before it is confirmed; 0: nothing';
comment on column orders.deposit_paid_at is 'when its deposit was settled: since then it counts against the limit';
comment on column orders.credit_hold is 'why the account could not take the rest when the deposit came: a person releases it';

-- The status as before, and on account unpaid until its deposit is settled; with all that stands on it.
drop trigger orders_verify on orders;
alter table orders rename column status to status_before;
alter table orders add status text not null generated always as (
  case
    when life = 'approval' then 'approval'
    when life = 'cancelled' and paid_minor = 0 then 'cancelled'
    when life = 'cancelled' then 'refunded'
    when shipped_at is not null then 'shipped'
    when released_at is not null then 'pending'
    when method = 'account' and deposit_minor > 0 and deposit_paid_at is null then 'unpaid'
    when method = 'account' then 'confirmed'
    when paid_minor >= total_minor + tax_minor + shipping_minor then 'paid'
    else 'unpaid'
  end
) stored;
comment on column orders.status is 'the one word for where it stands, made of its axes; nobody writes it';
-- its indexes go with it
alter table orders drop column status_before;
create index orders_status on orders (status, id desc);
create index orders_holds on orders (hold_expires_at) where status = 'unpaid';
create index orders_open on orders (buyer_id) where (status = 'unpaid') is true;
create index orders_created on orders (created_at) include (status);
create index orders_total on orders (total_minor, id desc) include (status);
create index orders_sold on orders (sold_at) include (id, total_minor, status) where sold_at is not null;
create index orders_confirmed on orders (created_at) where status = 'confirmed';
create trigger orders_verify after update of status on orders
  for each row when (old.status <> new.status and 'shipped' in (old.status, new.status))
  execute function verify_reviews();
drop index orders_by_transfer;
create index orders_by_transfer on orders (number) where method = 'transfer' or deposit_minor > 0;

-- deposit: it came for an order, and lowers what its invoices ask for. deposit-back: so much of it went back.
alter table credit_entry
  drop constraint credit_entry_kinds,
  drop constraint credit_entry_moves,
  add constraint credit_entry_kinds check (kind in (
    'commit', 'uncommit', 'invoice', 'credit', 'payment', 'payment-undone', 'write-off', 'fee', 'discount',
    'undone', 'deposit', 'deposit-back'
  )),
  add constraint credit_entry_moves check (case kind
    when 'commit' then committed_delta > 0 and balance_delta = 0
    when 'uncommit' then committed_delta < 0 and balance_delta = 0
    when 'invoice' then balance_delta > 0 and committed_delta between -balance_delta and 0
    when 'undone' then balance_delta <> 0 and committed_delta = 0
    when 'payment-undone' then balance_delta > 0 and committed_delta = 0
    when 'fee' then balance_delta > 0 and committed_delta = 0
    when 'deposit-back' then balance_delta > 0 and committed_delta = 0
    else balance_delta < 0 and committed_delta = 0
  end);

-- What is left of a deposit waits for the invoices of its order, and pays no other.
alter table credit_open
  drop constraint credit_open_side_check,
  add constraint credit_open_side_check check (side in ('debit', 'credit', 'deposit'));
