-- Freight that was entered when an order left is paid by card or online, too, and not by transfer alone.
create table freight_payment (
  id uuid primary key,
  shipment_id uuid not null references freight_due,
  order_id uuid not null references orders,
  -- with its taxes, in minor units
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  method text not null check (method in ('card', 'online')),
  -- null until the provider answered: its creation is repeated under the same idempotency key
  intent_id text unique,
  client_secret text,
  -- open: may still be paid. settled: it paid its freight. surplus: that was paid by then, and it is to go back. returned: it went back.
  status text not null default 'open' check (status in ('open', 'settled', 'surplus', 'canceled', 'returned')),
  -- who pays
  actor_id uuid not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
create unique index freight_payment_live on freight_payment (shipment_id) where status = 'open';
create unique index freight_payment_settled on freight_payment (shipment_id) where status = 'settled';
create index freight_payment_order on freight_payment (order_id);
comment on table freight_payment is 'attempts to pay freight that an invoice asks for besides what its order paid';
