-- What makes the program somebody's shop: one row. What nobody has changed is not in it, but in the first texts that it
-- names: the example's, or neutral ones.
create table shop_record (
  only_one boolean primary key default true check (only_one),
  version integer not null default 1 check (version > 0),
  first_texts text not null check (first_texts in ('example', 'neutral')),
  -- groups of the record that somebody changed, each whole
  changed jsonb not null default '{}' check (jsonb_typeof(changed) = 'object'),
  changed_at timestamptz not null default now()
);

-- Every version that there was, as the row was by then. Rows are added and stay.
create table shop_record_version (
  version integer primary key check (version > 0),
  changed jsonb not null,
  -- the groups that this version changed
  groups text[] not null,
  -- the version that it brought back
  restored integer references shop_record_version (version),
  -- null: the start of the shop
  actor_id uuid,
  created_at timestamptz not null default now()
);

-- A shop that is open already goes on as the example, which it was until now. A new one is filled by its first start.
insert into shop_record (first_texts)
select 'example'
where exists (select from users) or exists (select from part);

insert into shop_record_version (version, changed, groups)
select version, changed, '{}' from shop_record;
