-- Where an order stands, each by itself: its life, its method, its release, what came of what is to be paid, what left.
-- Its status is one word for all of them, made here and by statusOf of contract/orders/axes.ts; docs/decisions/100-order-axes.md.

-- What contradicts the status of its order: the books have said so, and everybody has acted by the status.
update orders
set released_at = case
      when status in ('pending', 'shipped') then coalesce(released_at, paid_at, created_at)
      when status = 'refunded' then released_at
    end,
    shipped_at = case when status = 'shipped' then coalesce(shipped_at, released_at, paid_at, created_at) end,
    cancelled_at = case when status = 'cancelled' then coalesce(cancelled_at, created_at) end,
    refunded_at = case when status = 'refunded' then coalesce(refunded_at, paid_at, created_at) end
where (status in ('pending', 'shipped') and released_at is null)
  or (status in ('unpaid', 'paid', 'cancelled') and released_at is not null)
  or (status = 'shipped') <> (shipped_at is not null)
  or (status = 'cancelled') <> (cancelled_at is not null)
  or (status = 'refunded') <> (refunded_at is not null);

alter table orders
  add life text not null default 'placed' check (life in ('approval', 'placed', 'cancelled')),
  add method text not null default 'card' check (method in ('card', 'transfer', 'account')),
  add released_by uuid,
  add tax_minor bigint not null default 0 check (tax_minor >= 0),
  add shipping_minor bigint not null default 0 check (shipping_minor >= 0),
  add paid_minor bigint not null default 0 check (paid_minor >= 0);

comment on column orders.life is 'approval: somebody has yet to say yes to it. cancelled: unpaid, or its money went back';
comment on column orders.method is 'card, transfer: paid before it is released. account: invoiced when it has left';
comment on column orders.released_by is 'the admin who released it; null when it was the shop, or is not known';
comment on column orders.total_minor is 'the goods, without tax and freight';
comment on column orders.paid_minor is 'what came for it, whatever went back afterwards';

update orders o
set life = case when status in ('cancelled', 'refunded') then 'cancelled' else 'placed' end,
    paid_minor = case when status in ('unpaid', 'cancelled') then 0 else total_minor end,
    released_by = (
      select actor_id
      from order_event
      where order_id = o.id and kind = 'released'
      limit 1
    )
where status <> 'unpaid';

alter table orders rename column status to status_before;
alter table orders
  add payable_minor bigint not null generated always as (total_minor + tax_minor + shipping_minor) stored,
  add status text not null generated always as (
    case
      when life = 'approval' then 'approval'
      when life = 'cancelled' and paid_minor = 0 then 'cancelled'
      when life = 'cancelled' then 'refunded'
      when shipped_at is not null then 'shipped'
      when released_at is not null then 'pending'
      when method = 'account' then 'confirmed'
      when paid_minor >= total_minor + tax_minor + shipping_minor then 'paid'
      else 'unpaid'
    end
  ) stored;

comment on column orders.payable_minor is 'what is to be paid: the goods, their tax and their freight';
comment on column orders.status is 'the one word for where it stands, made of its axes; nobody writes it';

do $$
begin
  if exists (select from orders where status <> status_before) then
    raise exception 'an order would have another status than before: %',
      (select number from orders where status <> status_before limit 1);
  end if;
end
$$;

drop trigger orders_verify on orders;
alter table orders drop column status_before;

create index orders_status on orders (status, id desc);
create index orders_holds on orders (hold_expires_at) where status = 'unpaid';
create index orders_open on orders (buyer_id) where (status = 'unpaid') is true;
create index orders_created on orders (created_at) include (status);
create index orders_paid on orders (paid_at) include (id, total_minor, status) where paid_at is not null;
create index orders_total on orders (total_minor, id desc) include (status);
create trigger orders_verify after update of status on orders
  for each row when (old.status <> new.status and 'shipped' in (old.status, new.status))
  execute function verify_reviews();

-- Money that came by card has the provider's name for it.
alter table orders
  drop constraint orders_check,
  add constraint orders_paid_by_card check (method <> 'card' or (transaction_id is not null) = (paid_at is not null));
