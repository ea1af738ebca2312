-- What we know of the card provider's payments. The provider holds the truth; these rows are asked and repaired from it.

create table payment (
  id uuid primary key,
  order_id uuid not null references orders,
  attempt integer not null,
  -- null until the provider answered: its creation is repeated under the same idempotency key
  intent_id text unique,
  client_secret text,
  amount_minor bigint not null,
  currency text not null,
  -- open: may still be paid. settled: paid for its order. surplus: paid, and given back.
  status text not null default 'open' check (status in ('open', 'settled', 'surplus', 'canceled')),
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  unique (order_id, attempt)
);

create unique index payment_live on payment (order_id) where status = 'open';
create unique index payment_settled on payment (order_id) where status = 'settled';
create index payment_open on payment (created_at) where status = 'open';

-- Money that goes back. A row is the decision; a job tells the provider until it has agreed.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  actor_id uuid,
  provider_refund_id text unique,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz,
  fault text
);

create unique index refund_payment on refund (payment_id);
create index refund_due on refund (created_at) where done_at is null;

-- The card provider's events, each kept once; worked off by a job in the transaction of their effect.
create table provider_event (
  id text primary key,
  type text not null,
  intent_id text,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);

create index provider_event_waiting on provider_event (received_at) where processed_at is null;
