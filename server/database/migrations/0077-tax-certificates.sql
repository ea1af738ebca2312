-- Certificates by which companies buy without tax, such as those of resale in the United States.
create table tax_certificate (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- ISO 3166-1 alpha-2
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- as addresses have them; none: all of the country
  regions text[] not null,
  number text not null,
  -- what it exempts for, as the company wrote it
  reason text not null,
  starts_on date not null,
  -- null: it has no end
  ends_on date,
  -- the document as it was sent, and its type by its bytes
  file bytea not null,
  file_type text not null check (file_type in ('application/pdf', 'image/png', 'image/jpeg')),
  -- SHA-256 of it: the same document waits once
  file_hash text not null,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused')),
  -- what the seller wrote with the decision
  note text not null default '',
  asked_by uuid not null,
  at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  check (ends_on >= starts_on),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'asked') = (decided_by is null))
);
create unique index tax_certificate_asked on tax_certificate (company_id, file_hash) where state = 'asked';
create index tax_certificate_of on tax_certificate (company_id, id desc);
create index tax_certificate_ends on tax_certificate (ends_on) where state = 'accepted';

-- Of which ends companies were reminded, so many days before.
create table tax_certificate_reminder (
  certificate_id uuid not null references tax_certificate on delete cascade,
  days integer not null,
  at timestamptz not null default now(),
  primary key (certificate_id, days)
);
