-- Numbers by which buyers' bills of materials name parts: the shop's own, and what a buyer's books call them.

-- Our number of a part: short, never given twice, and no manufacturer can change it. People see it as P-100001.
create sequence part_number start 100001;

alter table part add column number bigint not null unique default nextval('part_number');

-- What a buyer's own books call a part. A number means one part, the one it was kept with last; a part may have several.
create table own_part_number (
  id uuid primary key,
  buyer_id uuid not null references users on delete cascade,
  part_id uuid not null references part,
  number text not null check (number <> ''),
  -- in capitals and without anything but letters and digits of any script, as contract/number-key.ts makes it: what the
  -- database would take for a letter depends on its locale
  number_key text not null check (number_key <> ''),
  at timestamptz not null default now(),
  unique (buyer_id, number_key)
);

create index own_part_number_newest on own_part_number (buyer_id, id desc);
create index own_part_number_part on own_part_number (part_id);

-- Rows of a bill of materials are looked for among the ends of part numbers as well as their beginnings, and among the
-- numbers that have left the shop, so that a buyer is told so.
create index part_sku_suffix on part (reverse(sku_key) text_pattern_ops) where deleted_at is null;
create index part_sku_removed on part (sku_key) where deleted_at is not null;
