-- Invoices for deposits, which the invoices of what leaves deduct. docs/decisions/138-deposit-invoices.md.

-- An invoice is of a shipment, or for a deposit of an order: then it has no shipment, and its money is here.
alter table invoice
  alter shipment_id drop not null,
  add column order_id uuid references orders,
  add column entry_id uuid unique,
  add constraint invoice_of check (num_nonnulls(shipment_id, order_id) = 1 and (order_id is null) = (entry_id is null));
create index invoice_of_deposit on invoice (order_id) where order_id is not null;
comment on column invoice.order_id is 'of one for a deposit: its order; null of one of a shipment';
-- without a foreign key: entries refer to invoices, and a backup writes each table after those that it refers to
comment on column invoice.entry_id is 'of one for a deposit: the entry of the ledger (credit_entry) by which it is paid';

-- deposit: what goes back of one, or is not its order’s any more.
alter table credit_note
  drop constraint credit_note_kind_check,
  add constraint credit_note_kinds check (kind in ('goods', 'price', 'deposit'));

-- What an invoice deducts of deposits that were invoiced: all of it with its tax, and the tax alone. In minor units.
create function invoice_deducted_tax(facts jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((t->>'taxMinor')::bigint), 0)::bigint
  from jsonb_array_elements(coalesce(facts->'deducted', '[]')) d
  cross join lateral jsonb_array_elements(coalesce(d->'taxes', '[]')) t
$$;
create function invoice_deducted(facts jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((d->>'minor')::bigint), 0)::bigint + invoice_deducted_tax(facts)
  from jsonb_array_elements(coalesce(facts->'deducted', '[]')) d
$$;

create or replace function tell_invoice() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, shipment_id, document)
  select 'invoice.issued', o.id, o.buyer_id, new.shipment_id, document_named('invoice', new.number)
  from orders o
  where o.id = coalesce(new.order_id, (select order_id from shipment where id = new.shipment_id));
  return null;
end
$$;
