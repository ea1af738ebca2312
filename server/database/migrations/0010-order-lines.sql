-- Orders of many lines: shipped in parts, cancelled in parts, refunded in parts, invoiced at shipment.

alter table orders
  -- the buyer's own number of the order, printed on every paper; '' when there is none
  add purchase_order text not null default '',
  -- the day by which the buyer would like to have it; a wish, no promise
  add requested_date date;

alter table order_line
  -- what the buyer's books call the part, and what is to be said of this line
  add own_number text not null default '',
  add note text not null default '',
  -- pieces that left, and pieces that were taken back into the stock; the rest is still to be shipped
  add shipped integer not null default 0 check (shipped >= 0),
  add cancelled integer not null default 0 check (cancelled >= 0);

update order_line l
set shipped = case when o.status = 'shipped' then l.quantity else 0 end,
    cancelled = case when o.status in ('cancelled', 'refunded') then l.quantity else 0 end
from orders o
where o.id = l.order_id and o.status in ('shipped', 'cancelled', 'refunded');

alter table order_line
  -- no piece is both shipped and taken back, and none twice
  add constraint order_line_done check (shipped::bigint + cancelled <= quantity),
  -- quantities of the same part are summed before they are checked
  add constraint order_line_part_once unique (order_id, part_id);

-- The stock of an order is held once a part; what returns is bounded by order_line.cancelled.
drop index stock_movement_once;
create unique index stock_movement_held on stock_movement (order_id, part_id) where reason = 'held';

-- What left in one go. Append-only.
create table shipment (
  id uuid primary key,
  order_id uuid not null references orders,
  -- 1, 2, … within the order
  position integer not null check (position >= 1),
  carrier text not null default '',
  tracking_number text not null default '',
  actor_id uuid,
  at timestamptz not null default now(),
  unique (order_id, position)
);

create table shipment_line (
  shipment_id uuid not null references shipment,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);

create index shipment_line_order on shipment_line (order_id, position);

-- What was shipped before shipments were kept: one of all lines.
insert into shipment (id, order_id, position, at)
select gen_random_uuid(), id, 1, shipped_at
from orders
where status = 'shipped';
insert into shipment_line (shipment_id, order_id, position, quantity)
select s.id, l.order_id, l.position, l.quantity
from shipment s
join order_line l on l.order_id = s.order_id;

-- The last number of an invoice: one row from the first on, locked by who takes the next, so that none is left out and
-- none given twice.
create table invoice_counter (
  one boolean primary key default true check (one),
  last bigint not null
);

-- One for each shipment since numbers are given. `facts` is what stands on it, for ever as it was.
create table invoice (
  number bigint primary key check (number >= 1),
  shipment_id uuid not null unique references shipment,
  facts jsonb not null,
  at timestamptz not null default now()
);

-- Pieces of a paid order that will not be shipped. Their money goes back by the refund that names it. Append-only.
create table cancellation (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null default '',
  actor_id uuid,
  at timestamptz not null default now()
);

create index cancellation_order on cancellation (order_id);

create table cancellation_line (
  cancellation_id uuid not null references cancellation,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (cancellation_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);

insert into cancellation (id, order_id, amount_minor, at)
select gen_random_uuid(), id, total_minor, refunded_at
from orders
where status = 'refunded';
insert into cancellation_line (cancellation_id, order_id, position, quantity)
select c.id, l.order_id, l.position, l.quantity
from cancellation c
join order_line l on l.order_id = c.order_id;

-- A payment may go back in parts, never more of it than came.
drop index refund_payment;
create index refund_payment on refund (payment_id);
create index refund_created on refund (created_at) include (payment_id, amount_minor);
alter table refund add cancellation_id uuid unique references cancellation;

create or replace function refund_fits() returns trigger
language plpgsql as $$
declare
  paid bigint;
  back bigint;
begin
  select amount_minor into paid from payment where id = new.payment_id for update;
  select coalesce(sum(amount_minor), 0) into back
  from refund
  where payment_id = new.payment_id and id <> new.id;
  if back + new.amount_minor > paid then
    raise exception 'more would go back of payment % than came', new.payment_id
      using errcode = '23514', constraint = 'refund_fits';
  end if;
  return new;
end
$$;

create trigger refund_fits before insert or update of amount_minor, payment_id on refund
for each row execute function refund_fits();
