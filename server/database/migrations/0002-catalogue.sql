-- What is sold. Stock is changed only together with a row in stock_movement.

-- A picture as the shop keeps it: re-encoded, in several widths. Named by the hash of its pixels' encoding.
create table image (
  id uuid primary key,
  name text not null unique,
  url text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null,
  color text not null,
  -- [{type, width, name, url}]: the files that exist by now; AVIF is added by a job
  variants jsonb not null default '[]',
  -- stands for the parts of a category that have no picture of their own
  category text unique check (category in ('cpu', 'ram', 'hdd', 'gpu', 'motherboard')),
  created_at timestamptz not null default now()
);

create table part (
  id uuid primary key,
  -- the manufacturer's part number
  sku text not null,
  -- the same in capitals and without anything but letters and digits: how people type it
  sku_key text generated always as (upper(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g'))) stored,
  name text not null,
  details text not null,
  category text not null check (category in ('cpu', 'ram', 'hdd', 'gpu', 'motherboard')),
  min_quantity integer not null check (min_quantity >= 1),
  order_multiple integer not null default 1 check (order_multiple >= 1),
  -- available: what came in less what is held or sold
  quantity integer not null check (quantity >= 0),
  price_minor bigint not null check (price_minor > 0),
  img text not null,
  image_id uuid references image,
  specs jsonb not null default '{}',
  warranty_months integer not null check (warranty_months between 0 and 120),
  search tsvector generated always as (
    setweight(to_tsvector('simple', sku || ' ' || name), 'A')
    || setweight(to_tsvector('simple', details), 'C')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create unique index part_sku on part (sku_key) where deleted_at is null;
create index part_newest on part (id desc) where deleted_at is null;
create index part_category on part (category, id desc) where deleted_at is null;
create index part_name on part (name, id) where deleted_at is null;
create index part_price on part (price_minor, id) where deleted_at is null;
create index part_quantity on part (quantity, id) where deleted_at is null;
create index part_search on part using gin (search) where deleted_at is null;
create index part_image on part (image_id);

-- Append-only: part.quantity is the sum of its movements, always.
create table stock_movement (
  id uuid primary key,
  part_id uuid not null references part,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('initial', 'restock', 'correction', 'held', 'returned')),
  order_id uuid,
  actor_id uuid,
  at timestamptz not null default now()
);

create index stock_movement_part on stock_movement (part_id, at);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;
-- the stock of an order is held once and returned once
create unique index stock_movement_once on stock_movement (order_id, part_id, reason) where order_id is not null;
