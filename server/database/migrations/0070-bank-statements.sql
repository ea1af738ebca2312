-- Statements of the account that the shop is paid to, and what becomes of each line. docs/decisions/114-bank-statements.md.

create table bank_statement (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  -- ours, without gaps
  iban text not null,
  currency text not null,
  -- as the bank numbers it
  number text not null default '',
  format text not null check (format in ('camt.053', 'csv')),
  first_on date not null,
  last_on date not null,
  -- null in files that do not say them
  opening_minor bigint,
  closing_minor bigint,
  file_name text not null,
  sha256 text not null,
  -- which one of its file
  nth integer not null,
  -- rows that were not taken: line, message, row
  problems jsonb not null default '[]',
  actor_id uuid,
  at timestamptz not null default now(),
  check (first_on <= last_on),
  unique (sha256, nth)
);
create index bank_statement_days on bank_statement (iban, first_on);

create table bank_line (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  -- the first one that brought it
  statement_id uuid not null references bank_statement,
  booked_on date not null,
  -- below 0: it went out
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  -- the bank takes another line back by it
  is_reversal boolean not null,
  bank_ref text not null,
  end_to_end text not null,
  remittance text not null,
  name text not null,
  -- theirs
  iban text not null,
  -- of our account, day, amount, bank_ref, remittance, and which one of several that are the same: overlapping statements bring the same
  dedupe text not null unique,
  state text not null default 'open'
    check (state in ('open', 'suggested', 'part', 'matched', 'ignored', 'returned')),
  -- the sum of its payments (credit_entry.bank_line_id) that were not taken back
  matched_minor bigint not null default 0
    check (matched_minor between 0 and greatest(amount_minor, 0)),
  -- why it is ignored
  note text not null default '',
  -- the line that the bank takes back by it
  returns uuid unique references bank_line,
  check (returns is null or state = 'returned'),
  check (case state
    when 'matched' then matched_minor = amount_minor
    when 'part' then matched_minor > 0 and matched_minor < amount_minor
    else matched_minor = 0
  end)
);
create index bank_line_newest on bank_line (booked_on desc, position desc);
create index bank_line_unsettled on bank_line (position) where state in ('open', 'suggested', 'part');
create index bank_line_payer on bank_line (iban) where iban <> '';

-- What a line that is not settled may pay, the likeliest first; written anew whenever it is looked at.
create table bank_suggestion (
  line_id uuid not null references bank_line,
  place integer not null,
  company_id uuid references company,
  amount_minor bigint not null check (amount_minor > 0),
  invoices bigint[] not null,
  reasons text[] not null,
  -- the line that it takes back
  returns uuid references bank_line,
  primary key (line_id, place),
  check ((company_id is null) = (returns is not null))
);

-- The line of a statement by which a payment came.
alter table credit_entry add column bank_line_id uuid references bank_line;
alter table credit_entry
  add constraint credit_entry_of_bank check (bank_line_id is null or kind = 'payment');
create index credit_entry_bank_line on credit_entry (bank_line_id) where bank_line_id is not null;
