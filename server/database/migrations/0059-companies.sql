-- Companies that buy. Whoever applied is a member from then on, and buys for it once the seller has approved it.
create sequence company_number start 1001;
create table company (
  id uuid primary key,
  number bigint not null unique default nextval('company_number'),
  legal_name text not null,
  -- ISO 3166-1 alpha-2
  country text not null check (country ~ '^[A-Z]{2}$'),
  registration_no text not null,
  tax_id text not null,
  -- as it is registered, its lines as on an envelope
  address text not null,
  phone text not null,
  -- what the applicant wrote for the seller
  note text not null,
  state text not null default 'applied' check (state in ('applied', 'approved', 'declined', 'suspended')),
  -- what the seller wrote when it got its state
  state_note text not null default '',
  state_at timestamptz not null default now(),
  -- whether its orders need a purchase order number
  po_required boolean not null default false,
  applied_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index company_applied_by on company (applied_by) where state = 'applied';
create index company_registration on company (country, lower(registration_no));
alter sequence company_number owned by company.number;

-- Who buys for a company. What ended stays: it tells who could act for it then.
create table company_member (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  user_id uuid not null references users on delete cascade,
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['purchasing_admin', 'buyer', 'approver', 'finance', 'viewer']
  ),
  since timestamptz not null default now(),
  ended_at timestamptz,
  -- whether it is for this company that the member chose to act last
  is_chosen boolean not null default false
);
create unique index company_member_active on company_member (user_id, company_id) where ended_at is null;
create index company_member_of on company_member (company_id);

-- Invitations by mail. Of the link only a SHA-256 is kept; one that was accepted, withdrawn or is late opens nothing.
create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  email text not null,
  roles text[] not null,
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- the membership that it became
  member_id uuid references company_member on delete set null,
  ended_at timestamptz
);
create unique index company_invitation_open on company_invitation (company_id, email) where ended_at is null;
create index company_invitation_by on company_invitation (invited_by);

-- For which company a token acts; null: for its owner alone.
alter table access_token add company_id uuid references company on delete cascade;
create index access_token_company on access_token (company_id) where company_id is not null;

-- A key acts for whom its maker acted when making it.
alter table api_key add company_id uuid references company on delete cascade;
create index api_key_company on api_key (company_id) where company_id is not null;

-- For which company something was ordered; null: for the buyer alone.
alter table orders add company_id uuid references company;
create index orders_of_company on orders (company_id, id) where company_id is not null;

-- What is kept for ordering belongs to the company for which it was kept: numbers and layouts to all who buy for it, a
-- basket to one of them, a list to one of them or to all.
alter table own_part_number
  add company_id uuid references company on delete cascade,
  add owner_key uuid not null generated always as (coalesce(company_id, buyer_id)) stored,
  drop constraint own_part_number_buyer_id_number_key_key,
  add constraint own_part_number_key unique (owner_key, number_key);
drop index own_part_number_newest;
create index own_part_number_newest on own_part_number (owner_key, id desc);
create index own_part_number_buyer on own_part_number (buyer_id);

alter table column_layout
  add company_id uuid references company on delete cascade,
  add owner_key uuid not null generated always as (coalesce(company_id, buyer_id)) stored,
  drop constraint column_layout_pkey,
  add constraint column_layout_pkey primary key (owner_key, layout);
create index column_layout_buyer on column_layout (buyer_id);

alter table basket_line
  add company_id uuid references company on delete cascade,
  drop constraint basket_line_pkey,
  add constraint basket_line_key unique nulls not distinct (buyer_id, company_id, part_id);

alter table list
  add company_id uuid references company on delete cascade,
  add for_company boolean not null default false,
  add constraint list_for_company check (company_id is not null or not for_company);
create index list_of_company on list (company_id, updated_at desc, id desc) where for_company;
