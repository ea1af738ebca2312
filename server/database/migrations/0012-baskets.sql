-- Baskets of buyers. Those of visitors stay in their browsers until they log in.

create table basket_line (
  buyer_id uuid not null references users on delete cascade,
  part_id uuid not null references part,
  quantity integer not null check (quantity > 0),
  -- the buyer's own number for the part; '' when there is none
  own_number text not null default '',
  note text not null default '',
  added_at timestamptz not null default now(),
  -- what a piece cost at the legal quantity, and how many could be had, when the buyer last said how many it shall be:
  -- what is different now is shown. Null when nobody has looked.
  seen_price_minor bigint check (seen_price_minor > 0),
  seen_available integer check (seen_available >= 0),
  primary key (buyer_id, part_id)
);

create index basket_line_part on basket_line (part_id);
