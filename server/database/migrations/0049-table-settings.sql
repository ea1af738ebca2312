-- How somebody wants to see a table of the pages, and their views of it: theirs on whatever device they sign in.
create table table_settings (
  user_id uuid not null references users on delete cascade,
  -- the table's name, as its page calls it
  name text not null check (name ~ '^[a-z][a-z-]{0,59}$'),
  -- {density, columns?, rows?}; null: as the table has it
  look jsonb,
  -- [{name, query}], at most 20
  views jsonb not null default '[]',
  -- when it was changed last
  at timestamptz not null default now(),
  primary key (user_id, name)
);
