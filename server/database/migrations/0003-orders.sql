-- Orders, their lines and their history. Cancelled orders stay, for the books.

create sequence order_number start 100001;

create table orders (
  id uuid primary key,
  number bigint not null unique default nextval('order_number'),
  buyer_id uuid not null references users,
  -- as they were when the order was placed
  email text not null,
  name text not null,
  address text not null,
  phone text not null,
  note text not null default '',
  status text not null default 'unpaid'
    check (status in ('unpaid', 'paid', 'pending', 'shipped', 'cancelled', 'refunded')),
  total_minor bigint not null check (total_minor > 0),
  currency text not null,
  created_at timestamptz not null default now(),
  hold_expires_at timestamptz not null,
  hold_warned_at timestamptz,
  transaction_id text unique,
  paid_at timestamptz,
  released_at timestamptz,
  shipped_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  check ((transaction_id is not null) = (paid_at is not null))
);

create index orders_buyer on orders (buyer_id, id desc);
create index orders_email on orders (email, id desc);
create index orders_status on orders (status, id desc);
create index orders_holds on orders (hold_expires_at) where status = 'unpaid';
create index orders_open on orders (buyer_id) where status = 'unpaid';

create table order_line (
  order_id uuid not null references orders,
  position integer not null,
  part_id uuid not null references part,
  -- as sold
  sku text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor > 0),
  primary key (order_id, position)
);

create index order_line_part on order_line (part_id);

-- The timeline of an order. Append-only.
create table order_event (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null,
  by_whom text not null check (by_whom in ('buyer', 'admin', 'shop', 'provider')),
  actor_id uuid,
  note text,
  at timestamptz not null default now()
);

create index order_event_order on order_event (order_id, at);

-- A POST that was answered, kept in the transaction of its effect, so that a retry gets the same answer. Pruned.
create table idempotency_key (
  caller text not null,
  key text not null,
  fingerprint bytea not null,
  -- null for calls that may simply be made again
  answer jsonb,
  at timestamptz not null default now(),
  primary key (caller, key)
);

create index idempotency_key_age on idempotency_key (at);

-- Mails to send, written in the transaction of the event they tell of, once per event; sent by a job.
create table mail (
  id uuid primary key,
  -- what it tells of, such as order-placed:<order id>: the same event never makes a second mail
  event text not null unique,
  kind text not null,
  recipient text not null,
  order_id uuid references orders,
  values jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  fault text
);

create index mail_waiting on mail (next_attempt_at) where sent_at is null and failed_at is null;
create index mail_order on mail (order_id) where order_id is not null;

create table review (
  id uuid primary key,
  user_id uuid not null references users,
  name text not null,
  rating integer not null check (rating between 1 and 5),
  review text not null,
  created_at timestamptz not null default now()
);

create index review_user on review (user_id);
