-- What is known of companies’ tax numbers.

-- The number without what people put between its characters: the same number however it is typed.
alter table company add tax_number text generated always as (
  upper(regexp_replace(tax_id, '[^A-Za-z0-9+*]', '', 'g'))
) stored;
comment on column company.tax_number is 'tax_id without spaces and signs between its characters';

-- What a register answered of a number, or an admin decided of it by hand. Append-only. It is of the number that it names:
-- one that the company had before or has again.
create table tax_check (
  id uuid primary key,
  position bigint not null unique generated always as identity,
  company_id uuid not null references company on delete cascade,
  -- as company.tax_number
  number text not null check (number <> ''),
  -- unknown: the register did not answer
  result text not null check (result in ('valid', 'invalid', 'unknown')),
  source text not null check (source in ('vies', 'hand')),
  -- by which the register proves that it was asked: empty where it gave none
  consultation_no text not null default '',
  -- as the register has them: empty where it does not tell
  name text not null default '',
  address text not null default '',
  -- why, as an admin wrote it, or what the register said in place of an answer
  note text not null default '',
  -- the admin who decided it, or who had the register asked
  actor_id uuid,
  at timestamptz not null default now(),
  check (source = 'vies' or (result <> 'unknown' and note <> '' and actor_id is not null))
);
create index tax_check_of on tax_check (company_id, number, position desc);

-- When the register was asked last of a company's number: whoever asks writes it first, so that one asks at a time.
create table tax_ask (
  company_id uuid primary key references company on delete cascade,
  number text not null,
  at timestamptz not null default now()
);
