-- What happened, for programs that follow it: written by the triggers below in the transaction of what it tells of, so that
-- timelines, mails, programs and the audit log follow from the same row. A restore brings the events themselves back, and
-- sets shop.restoring so that nothing tells of its rows anew.
create table event (
  -- in the order in which they were written: what waits for another's lock is written after it
  n bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  type text not null,
  -- the step of an order's timeline
  kind text,
  at timestamptz not null default now(),
  order_id uuid,
  -- of an order
  buyer_id uuid,
  shipment_id uuid,
  part_id uuid,
  review_id uuid,
  -- Given once it is committed, by one transaction at a time: whoever has read up to a position has missed nothing before
  -- it. Null until somebody reads. There are no gaps but before shop.restored.
  position bigint unique
);
create index event_unnumbered on event (n) where position is null;
create index event_of_buyer on event (buyer_id, position) where buyer_id is not null;

create or replace function tell_order_event() returns trigger language plpgsql as $$
begin
  insert into event (type, kind, at, order_id, buyer_id)
  select case
      when new.kind in (
        'placed', 'paid', 'released', 'part-shipped', 'shipped', 'part-cancelled', 'cancelled', 'refunded', 'money-returned'
      ) then 'order.' || replace(new.kind, '-', '_')
      when new.kind = 'sent-back' then 'return.received'
      when new.kind ~ '^(question|cancellation|return|warranty|address)-(asked|answered|accepted|settled|declined|withdrawn)$'
        then 'inquiry.changed'
      else 'order.changed'
    end, new.kind, new.at, o.id, o.buyer_id
  from orders o
  where o.id = new.order_id;
  return null;
end
$$;
create trigger order_event_told after insert on order_event
  for each row when (current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_order_event();

create or replace function tell_invoice() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, shipment_id)
  select 'invoice.issued', o.id, o.buyer_id, s.id
  from shipment s
  join orders o on o.id = s.order_id
  where s.id = new.shipment_id;
  return null;
end
$$;
create trigger invoice_told after insert on invoice
  for each row when (current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_invoice();

-- A change of a part is told from its audit row. What an import or a feed changes is told once, by itself.
create or replace function tell_part() returns trigger language plpgsql as $$
begin
  insert into event (type, at, part_id)
  values (replace(new.action, '-', '.'), new.at, new.subject::uuid);
  return null;
end
$$;
create trigger audit_event_told after insert on audit_event
  for each row when (
    new.action in ('part-added', 'part-changed', 'part-deleted')
    and not new.detail ? 'file'
    and current_setting('shop.restoring', true) is distinct from 'on'
  )
  execute function tell_part();

-- The same bound as of the list of parts: fewer than two least orders.
create or replace function tell_low_stock() returns trigger language plpgsql as $$
begin
  insert into event (type, part_id) values ('part.stock_low', new.id);
  return null;
end
$$;
create trigger part_low_told after update of quantity on part
  for each row when (
    new.deleted_at is null
    and new.quantity < 2::bigint * new.min_quantity
    and old.quantity >= 2::bigint * old.min_quantity
    and current_setting('shop.restoring', true) is distinct from 'on'
  )
  execute function tell_low_stock();

-- Words have a version, which a decision about them leaves as it is. What another review has replaced is told no more.
create or replace function tell_review() returns trigger language plpgsql as $$
begin
  insert into event (type, review_id)
  values (
    case
      when tg_op = 'DELETE' or new.state = 'withdrawn' then 'review.withdrawn'
      when tg_op = 'INSERT' or new.version <> old.version then 'review.written'
      else 'review.moderated'
    end,
    coalesce(new.id, old.id)
  );
  return null;
end
$$;
create trigger review_written_told after insert on review
  for each row when (new.state <> 'replaced' and current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_review();
create trigger review_changed_told after update of version, state on review
  for each row when (
    (new.version, new.state) is distinct from (old.version, old.state)
    and new.state <> 'replaced'
    and current_setting('shop.restoring', true) is distinct from 'on'
  )
  execute function tell_review();
create trigger review_deleted_told after delete on review
  for each row when (
    old.state not in ('withdrawn', 'replaced')
    and current_setting('shop.restoring', true) is distinct from 'on'
  )
  execute function tell_review();

-- What happened since a time: these tables grow at their end, or nearly so, and such an index costs next to nothing.
create index order_event_at on order_event using brin (at);
create index stock_movement_at on stock_movement using brin (at);
create index part_updated on part using brin (updated_at);
