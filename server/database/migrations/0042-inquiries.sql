-- What a buyer asks about an order once it is placed: a question, a cancellation, a return, a warranty case, another
-- address. It is the shop's turn (open), the buyer's (answered), the goods are awaited (accepted), or it is over.
create table inquiry (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in ('question', 'cancellation', 'return', 'warranty', 'address')),
  state text not null default 'open'
    check (state in ('open', 'answered', 'accepted', 'settled', 'declined', 'withdrawn')),
  -- where the order is to go instead
  address text,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  over_at timestamptz,
  check ((over_at is not null) = (state in ('settled', 'declined', 'withdrawn'))),
  check ((kind = 'address') = (address is not null and phone is not null))
);
create index inquiry_of_order on inquiry (order_id);
create index inquiry_waiting on inquiry (updated_at) where over_at is null;
-- what was asked and is not over is asked once
create unique index inquiry_once on inquiry (order_id, kind) where over_at is null and kind <> 'question';

-- Pieces that an inquiry is about.
create table inquiry_line (
  inquiry_id uuid not null references inquiry,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (inquiry_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);

-- What either side wrote. Append-only.
create table inquiry_message (
  id uuid primary key,
  inquiry_id uuid not null references inquiry,
  by_whom text not null check (by_whom in ('buyer', 'admin')),
  actor_id uuid not null,
  text text not null,
  at timestamptz not null default now()
);
create index inquiry_message_of on inquiry_message (inquiry_id, at);

-- Pieces that left and came back, and what is given back for them. Their refund follows as for cancelled pieces. Append-only.
create table order_return (
  id uuid primary key,
  order_id uuid not null references orders,
  inquiry_id uuid not null unique references inquiry,
  amount_minor bigint not null check (amount_minor >= 0),
  reason text not null default '',
  actor_id uuid,
  at timestamptz not null default now()
);
create index order_return_of on order_return (order_id);

-- `restocked`: how many of them are sold again; the others are not.
create table order_return_line (
  return_id uuid not null references order_return,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  restocked integer not null check (restocked between 0 and quantity),
  primary key (return_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);
create index order_return_line_of on order_return_line (order_id, position);

alter table order_line
  -- pieces that left and came back
  add returned integer not null default 0 check (returned >= 0),
  add constraint order_line_returned check (returned <= shipped);

alter table stock_movement
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check
    check (reason in ('initial', 'restock', 'correction', 'held', 'returned', 'sent-back'));
