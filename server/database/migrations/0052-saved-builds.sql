-- Builds that users saved: the parts of one machine, how many machines are wanted, and spares in percent by category.
create table build (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  machines integer not null check (machines >= 1),
  spares jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index build_owner on build (owner_id, updated_at desc, id desc);

-- The parts of one machine in the order in which they were given, each part once.
create table build_line (
  build_id uuid not null references build on delete cascade,
  position integer not null,
  part_id uuid not null references part,
  quantity integer not null check (quantity >= 1),
  primary key (build_id, position),
  unique (build_id, part_id)
);

create index build_line_part on build_line (part_id);
