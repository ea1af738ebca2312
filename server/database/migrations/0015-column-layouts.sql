-- How a buyer's parts lists are read: what the columns of a layout hold. Files never come here; what tells such a file
-- again (`layout`) is the words of its header, or the shape of its columns.
create table column_layout (
  buyer_id uuid not null references users on delete cascade,
  layout text not null check (layout <> ''),
  columns text[] not null,
  -- null: as it seems
  decimal_mark text check (decimal_mark in (',', '.')),
  -- when it was used last
  at timestamptz not null default now(),
  primary key (buyer_id, layout)
);
