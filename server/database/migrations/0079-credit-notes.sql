-- Credit notes, which lower an invoice, and how companies are invoiced. docs/decisions/123-credit-notes.md.

-- The last number of a credit note, counted as those of invoices are: no gap, none twice.
create table credit_note_counter (
  one boolean primary key default true check (one),
  last bigint not null
);

-- What is not owed of an invoice, or goes back: goods that came back, or a price that was lowered. `facts` is what stands
-- on it, for ever as it was. Append-only.
create table credit_note (
  number bigint primary key check (number >= 1),
  invoice_number bigint not null references invoice,
  order_id uuid not null references orders,
  kind text not null check (kind in ('goods', 'price')),
  facts jsonb not null,
  -- with its tax, in minor units of the order's currency
  amount_minor bigint not null check (amount_minor > 0),
  actor_id uuid,
  at timestamptz not null default now()
);
create index credit_note_of_invoice on credit_note (invoice_number);
create index credit_note_of_order on credit_note (order_id);
create index credit_note_at on credit_note (at);
create index invoice_at on invoice (at);

alter table credit_entry
  add credit_note_number bigint unique references credit_note,
  add constraint credit_entry_note check (credit_note_number is null or kind = 'credit');
comment on column credit_entry.credit_note_number is 'the credit note by which it is owed no more; null of those from before there were any';

-- Goods also come back without anybody asking first.
alter table order_return alter inquiry_id drop not null;
-- On which invoice pieces stand that came back, also where nothing went back for them. Append-only.
create table invoice_return (
  return_id uuid not null references order_return,
  invoice_number bigint not null references invoice,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (return_id, invoice_number, position)
);
create index invoice_return_of on invoice_return (invoice_number);

-- What the taxes of an invoice or a credit note come to, and all that stands on an invoice, in minor units.
create function invoice_tax(facts jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((t->>'taxMinor')::bigint), 0)::bigint
  from jsonb_array_elements(coalesce(facts->'taxes', '[]') || coalesce(facts->'freight'->'taxes', '[]')) t
$$;
create function invoice_gross(facts jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((l->>'quantity')::bigint * (l->>'unitPriceMinor')::bigint), 0)::bigint
    + coalesce((facts->'freight'->>'minor')::bigint, 0) + invoice_tax(facts)
  from jsonb_array_elements(facts->'lines') l
$$;

alter table company
  add invoice_format text not null default 'pdf' check (invoice_format in ('pdf', 'facturx', 'ubl')),
  add invoice_email text not null default '',
  add electronic_address text not null default '',
  add buyer_reference text not null default '';
comment on column company.invoice_email is 'who gets each invoice and credit note besides whoever ordered; empty: nobody';
comment on column company.electronic_address is 'where electronic documents reach it: a code of the list EAS, a colon, an id; empty: not known';
comment on column company.buyer_reference is 'where it wants invoices booked, such as a Leitweg-ID: BT-10 of EN 16931';

-- Which document an event tells of, as people name it.
alter table event add document text;
comment on column event.document is 'of an invoice or a credit note: its number, such as IN-000123';
create function document_number(series text, number bigint) returns text language sql immutable parallel safe as $$
  select series || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
$$;
create or replace function tell_invoice() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, shipment_id, document)
  select 'invoice.issued', o.id, o.buyer_id, s.id, document_number('IN', new.number)
  from shipment s
  join orders o on o.id = s.order_id
  where s.id = new.shipment_id;
  return null;
end
$$;
create function tell_credit_note() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, document)
  select 'credit_note.issued', o.id, o.buyer_id, document_number('CN', new.number)
  from orders o
  where o.id = new.order_id;
  return null;
end
$$;
create trigger credit_note_told after insert on credit_note
  for each row when (current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_credit_note();
