-- Holds of orders are told by types of their own: until now they were among order.changed, which a program that waits for a person's
-- decision has to sift. taxes-decided ends the hold of a tax number.
create or replace function tell_order_event() returns trigger language plpgsql as $$
begin
  insert into event (type, kind, at, order_id, buyer_id)
  select case
      when new.kind in (
        'placed', 'paid', 'released', 'part-shipped', 'shipped', 'part-cancelled', 'cancelled', 'refunded', 'money-returned'
      ) then 'order.' || replace(new.kind, '-', '_')
      when new.kind like 'held-%' then 'order.held'
      when new.kind in ('hold-ended', 'taxes-decided') then 'order.hold_ended'
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
-- addresses that were told of holds still are
update webhook
set types = types || '{order.held,order.hold_ended}'
where types @> '{order.changed}';
