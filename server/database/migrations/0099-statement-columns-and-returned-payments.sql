-- How CSVs of the bank are read whose headers nobody knows by their names, as somebody said it of a file. What tells such a file again
-- (`fingerprint`) is the SHA-256 of its header's words.
create table statement_columns (
  id uuid primary key,
  fingerprint text not null unique,
  header text[] not null,
  -- what each column holds, and how days and amounts are written: statementColumns of the contract
  columns jsonb not null,
  actor_id uuid,
  at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
comment on table statement_columns is 'how CSVs of the bank are read, by the words of their headers';

-- What went back at the provider of a payment of invoices: its entry of the ledger is of the rest.
alter table account_payment
  add column returned_minor bigint not null default 0
  check (returned_minor between 0 and amount_minor);
update account_payment set returned_minor = amount_minor where status = 'returned';
comment on column account_payment.returned_minor is 'what went back at the provider; all of it: returned';
