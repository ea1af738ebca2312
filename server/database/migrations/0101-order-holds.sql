-- Orders wait for a person by holds, which are rows. docs/decisions/141-holds.md.

create table order_hold (
  id uuid primary key,
  order_id uuid not null references orders,
  -- credit: the limit did not take it, or the account was stopped. overdue: an invoice was. tax_id: its taxes go by a number for which
  -- no register has answered. manual: somebody wants to look first
  reason text not null check (reason in ('credit', 'overdue', 'tax_id', 'manual')),
  -- for the seller
  note text not null default '',
  -- null: the shop
  actor_id uuid,
  at timestamptz not null default now(),
  ended_at timestamptz,
  -- null: it ended with its order
  ended_by uuid,
  end_note text not null default '',
  check (ended_at is not null or (ended_by is null and end_note = ''))
);
create unique index order_hold_open on order_hold (order_id, reason) where ended_at is null;
create index order_hold_order on order_hold (order_id);
comment on table order_hold is 'why an order is neither released nor shipped until somebody ends that';

insert into order_hold (id, order_id, reason, note, at)
select gen_random_uuid(), id, case credit_hold when 'overdue' then 'overdue' else 'credit' end,
  case credit_hold when 'stopped' then 'The account was stopped' else '' end, coalesce(deposit_paid_at, created_at)
from orders
where credit_hold is not null and status = 'confirmed';
comment on column orders.credit_hold is 'not used any more: order_hold';

-- refuse: an order above the limit is refused. hold: it is taken, and waits for a person.
alter table credit_account
  add column over_limit text not null default 'refuse' check (over_limit in ('refuse', 'hold')),
  drop constraint credit_account_when_overdue_check,
  add constraint credit_account_when_overdue_check check (when_overdue in ('refuse', 'hold', 'warn'));
comment on column credit_account.over_limit is 'what becomes of an order on account that the limit does not take';
