-- What files and feeds with a time stamp said last of a part, so that an older one changes nothing of it.
create table part_feed (
  part_id uuid primary key references part,
  -- the stamps of what said its price, and its stock, last
  price_as_of timestamptz,
  stock_as_of timestamptz,
  -- pieces that orders were promised and that were not there when the stock was said; what comes in goes to them first
  missing integer not null default 0 check (missing >= 0),
  missing_since timestamptz,
  check ((missing > 0) = (missing_since is not null))
);

create index part_feed_missing on part_feed (missing_since, part_id) where missing > 0;
