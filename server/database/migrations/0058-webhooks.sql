-- Addresses that are told of events by HTTP (https://www.standardwebhooks.com). They are the shop's, whoever added them.
create table webhook (
  id uuid primary key,
  url text not null,
  types text[] not null,
  made_by uuid references users on delete set null,
  made_at timestamptz not null default now(),
  -- of the last event that is among its deliveries, or is none of its types
  position bigint not null,
  -- sealed by the shop's secret (server/config/seal.ts); the one of before signs beside it until then
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- since when every try failed
  failing_since timestamptz,
  -- nothing is sent since then
  off_at timestamptz
);
create index webhook_made_by on webhook (made_by);

-- An event on its way to an address. What is sent is written anew at each try, from the event: nothing of it is copied here.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  event_id uuid not null,
  type text not null,
  -- of the event
  position bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- when it is tried next; while it is tried, when whoever tries it is taken for gone
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  -- what was answered, or why there was no answer
  status integer,
  fault text,
  unique (webhook_id, position)
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create unique index event_id on event (id);
