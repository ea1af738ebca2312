-- Invoices on account that their buyer disputes, what of one is written off, asked for besides, or taken off since it is paid early.
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

-- write-off: so much of an invoice is asked for no more. fee: so much is asked for besides. discount: so much was taken off since it was
-- paid early. undone: takes one of these back.
alter table credit_entry
  add column for_invoice bigint references invoice,
  add column with_entry uuid references credit_entry,
  add column discount_bp integer,
  add column discount_until date,
  add column tax_minor bigint,
  drop constraint credit_entry_kind_check,
  drop constraint credit_entry_deltas,
  drop constraint credit_entry_check2,
  drop constraint credit_entry_check3,
  add constraint credit_entry_kinds check (kind in (
    'commit', 'uncommit', 'invoice', 'credit', 'payment', 'payment-undone', 'write-off', 'fee', 'discount',
    'undone'
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
  add constraint credit_entry_for check ((kind in ('write-off', 'fee', 'discount', 'undone')) = (for_invoice is not null)),
  add constraint credit_entry_terms check (
    (discount_bp is null) = (discount_until is null) and (discount_bp is null or kind = 'invoice')
  ),
  add constraint credit_entry_tax check ((kind = 'discount') = (tax_minor is not null)),
  add constraint credit_entry_with check (
    with_entry is null and kind <> 'discount' or with_entry is not null and kind in ('write-off', 'discount')
  );
comment on column credit_entry.for_invoice is 'of a write-off, a fee, a discount or what takes one back: the invoice that it is about';
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

comment on column credit_entry.discount_bp is 'of an invoice: what may be taken off it until discount_until, in hundredths of a percent';
comment on column credit_entry.tax_minor is 'of a discount: the tax within';

alter table credit_account
  add column discount_bp integer not null default 0 check (discount_bp between 0 and 5000),
  add column discount_days integer not null default 0 check (discount_days between 0 and 365),
  add constraint credit_account_discount check ((discount_bp = 0) = (discount_days = 0));
comment on column credit_account.discount_bp is 'what may be taken off an invoice that is paid within discount_days, in hundredths of a percent; 0: nothing';

-- What its terms take off an invoice, of what credit notes have left of it.
create function invoice_discounted(number bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0, round((e.balance_delta - coalesce((
      select sum(n.amount_minor)
      from credit_note n
      where n.invoice_number = e.invoice_number
    ), 0)) * e.discount_bp / 10000.0))::bigint
    from credit_entry e
    where e.invoice_number = number and e.discount_bp is not null
  ), 0)
$$;
-- What a payment of a day may take off an invoice, once: never more than is open.
create function invoice_discount(number bigint, paid_on date) returns bigint language sql stable as $$
  select case
    when exists (
      select
      from credit_entry e
      where e.invoice_number = number and paid_on <= e.discount_until
    ) and not exists (
      select
      from credit_entry d
      where d.for_invoice = number and d.kind = 'discount' and not exists (select from credit_entry u where u.undoes = d.id)
    )
    then least(invoice_discounted(number), invoice_open(number))
    else 0
  end
$$;
-- The tax within an amount of an invoice.
create function tax_share(facts jsonb, amount_minor bigint) returns bigint language sql immutable parallel safe as $$
  select coalesce(round(amount_minor * invoice_tax(facts)::numeric / nullif(invoice_gross(facts), 0)), 0)::bigint
$$;
