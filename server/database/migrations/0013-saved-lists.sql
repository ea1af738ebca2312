-- Lists of parts that buyers save, to order from again and again.

create table list (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  -- 192 random bits: whoever is signed in and knows it may read the list. Null while it is not shared
  share_token text unique,
  created_at timestamptz not null default now(),
  -- in milliseconds, as callers see it: a change names the one that it was made upon, and each is later than the last
  updated_at timestamptz(3) not null default now()
);

create index list_owner on list (owner_id, updated_at desc, id desc);

-- A part stands once in a list. One that has left the shop stays too, and says so.
create table list_line (
  list_id uuid not null references list on delete cascade,
  position integer not null check (position >= 1),
  part_id uuid not null references part,
  quantity integer not null check (quantity between 1 and 1000000000),
  own_number text not null default '',
  note text not null default '',
  primary key (list_id, position),
  unique (list_id, part_id)
);

create index list_line_part on list_line (part_id);
