-- Invoices on account that their buyer disputes. docs/decisions/127-dues.md.

-- What a company says is wrong with an invoice on account, and what became of it.
create table invoice_dispute (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  company_id uuid not null references credit_account,
  -- the entry by which the invoice is owed
  entry_id uuid not null references credit_entry,
  invoice_number bigint not null references invoice,
  reason text not null check (reason <> ''),
  -- what of it is in question, with its tax; null: all of it
  amount_minor bigint check (amount_minor > 0),
  -- accepted: a credit note is to lower the invoice, or has. rejected, withdrawn: it is to be paid as it is.
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'withdrawn')),
  -- what the seller says of it
  answer text not null default '',
  asked_by uuid not null,
  at timestamptz not null default now(),
  ended_by uuid,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (state <> 'rejected' or answer <> '')
);
create unique index invoice_dispute_open on invoice_dispute (invoice_number) where state = 'open';
create index invoice_dispute_of on invoice_dispute (invoice_number, position desc);
create index invoice_dispute_company on invoice_dispute (company_id);
create index invoice_dispute_waiting on invoice_dispute (position desc) where state in ('open', 'accepted');

-- Whether nobody is to be asked for the invoice meanwhile: nothing was decided, or it was accepted and no credit note has lowered
-- the invoice since.
create function dispute_stands(d invoice_dispute) returns boolean language sql stable as $$
  select d.state = 'open' or d.state = 'accepted' and not exists (
    select
    from credit_note n
    where n.invoice_number = d.invoice_number and n.at >= d.at
  )
$$;
-- What of an invoice of which so much is open is disputed, in minor units.
create function disputed_of(number bigint, open_minor bigint) returns bigint language sql stable as $$
  select coalesce(max(least(coalesce(d.amount_minor, open_minor), open_minor)), 0)::bigint
  from invoice_dispute d
  where d.invoice_number = number and dispute_stands(d)
$$;

create function tell_dispute() returns trigger language plpgsql as $$
begin
  insert into event (type, order_id, buyer_id, document)
  select case when new.state = 'open' then 'invoice.disputed' else 'invoice.dispute_ended' end, o.id, o.buyer_id,
    document_number('IN', new.invoice_number)
  from credit_entry e
  join orders o on o.id = e.order_id
  where e.id = new.entry_id;
  return null;
end
$$;
create trigger invoice_dispute_told after insert on invoice_dispute
  for each row when (current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_dispute();
create trigger invoice_dispute_end_told after update on invoice_dispute
  for each row when (old.state is distinct from new.state and current_setting('shop.restoring', true) is distinct from 'on')
  execute function tell_dispute();
