-- Invoices on account that their buyer disputes, and what of one is written off or asked for besides.
-- docs/decisions/127-dues.md.

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

-- write-off: so much of an invoice is asked for no more. fee: so much is asked for besides. undone: takes one of these back.
alter table credit_entry
  add column for_invoice bigint references invoice,
  add column with_entry uuid references credit_entry,
  drop constraint credit_entry_kind_check,
  drop constraint credit_entry_deltas,
  drop constraint credit_entry_check2,
  drop constraint credit_entry_check3,
  add constraint credit_entry_kinds check (kind in (
    'commit', 'uncommit', 'invoice', 'credit', 'payment', 'payment-undone', 'write-off', 'fee', 'undone'
  )),
  add constraint credit_entry_moves check (case kind
    when 'commit' then committed_delta > 0 and balance_delta = 0
    when 'uncommit' then committed_delta < 0 and balance_delta = 0
    when 'invoice' then balance_delta > 0 and committed_delta between -balance_delta and 0
    when 'undone' then balance_delta <> 0 and committed_delta = 0
    when 'payment-undone' then balance_delta > 0 and committed_delta = 0
    when 'fee' then balance_delta > 0 and committed_delta = 0
    else balance_delta < 0 and committed_delta = 0
  end),
  add constraint credit_entry_due check ((kind in ('invoice', 'fee')) = (due_on is not null)),
  add constraint credit_entry_undoing check ((kind in ('payment-undone', 'undone')) = (undoes is not null)),
  add constraint credit_entry_for check ((kind in ('write-off', 'fee', 'undone')) = (for_invoice is not null)),
  add constraint credit_entry_with check (with_entry is null or kind = 'write-off');
comment on column credit_entry.for_invoice is 'of a write-off, a fee or what takes one back: the invoice that it is about';
comment on column credit_entry.with_entry is 'the payment with which it was written: it is taken back with that';
create index credit_entry_item on credit_entry ((coalesce(invoice_number, for_invoice)))
  where coalesce(invoice_number, for_invoice) is not null;
create index credit_entry_together on credit_entry (with_entry) where with_entry is not null;

-- What is to be paid of an invoice with its fees, in minor units.
create function invoice_open(number bigint) returns bigint language sql stable as $$
  select coalesce(sum(p.open_minor), 0)::bigint
  from credit_entry e
  join credit_open p on p.entry_id = e.id
  where coalesce(e.invoice_number, e.for_invoice) = number and p.side = 'debit'
$$;
