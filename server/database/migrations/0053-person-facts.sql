-- What persons looked up of parts, with the page that says so. It wins against every import; part.person_facts is its copy.
create table part_fact (
  part_id uuid not null references part,
  key text not null,
  value jsonb not null,
  source_url text not null,
  -- what stood there when it was said first, null for nothing
  imported jsonb,
  by_id uuid references users on delete set null,
  at timestamptz not null default now(),
  primary key (part_id, key)
);

create index part_fact_by on part_fact (by_id);

-- How often a check ended in unknown since a fact was missing. Neither parts nor people are kept.
create table fact_question (
  day date not null,
  category text not null,
  key text not null,
  count integer not null,
  primary key (day, category, key)
);
