-- What the numbers of orders, invoices and credit notes begin with, written down by the first order.
-- docs/decisions/132-number-series.md.
alter table shop_record
  add column numbers jsonb check (numbers ?& array['order', 'invoice', 'creditNote']);
comment on column shop_record.numbers is 'what numbers begin with: written with the first order, and never another; null before';
update shop_record
set numbers = '{"order": "PW-", "invoice": "IN-", "creditNote": "CN-"}'
where exists (select from orders);

-- The number of a document of a kind of shop_record.numbers, as people name it. Without an order there is none.
create function document_named(kind text, number bigint) returns text language sql stable parallel safe as $$
  select coalesce(
      (select numbers ->> kind from shop_record),
      case kind when 'order' then 'PW-' when 'invoice' then 'IN-' else 'CN-' end
    ) || case kind when 'order' then number::text else lpad(number::text, greatest(6, length(number::text)), '0') end
$$;
create or replace function tell_invoice() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, shipment_id, document)
  select 'invoice.issued', o.id, o.buyer_id, s.id, document_named('invoice', new.number)
  from shipment s
  join orders o on o.id = s.order_id
  where s.id = new.shipment_id;
  return null;
end
$$;
create or replace function tell_credit_note() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, document)
  select 'credit_note.issued', o.id, o.buyer_id, document_named('creditNote', new.number)
  from orders o
  where o.id = new.order_id;
  return null;
end
$$;
create or replace function tell_dispute() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, document)
  select case when new.state = 'open' then 'invoice.disputed' else 'invoice.dispute_ended' end, o.id, o.buyer_id,
    document_named('invoice', new.invoice_number)
  from credit_entry e
  join orders o on o.id = e.order_id
  where e.id = new.entry_id;
  return null;
end
$$;
