-- outside a transaction
-- What can be ordered, kind by kind from the cheapest: counted and walked for suggestions to a build.
drop index concurrently if exists part_fit;
create index concurrently part_fit on part (category, kind_id, price_minor, id)
  where deleted_at is null
    and quantity >= (min_quantity + order_multiple - 1) / order_multiple * order_multiple;
-- Parts whose kind is to be read.
drop index concurrently if exists part_without_kind;
create index concurrently part_without_kind on part (id) where kind_id is null and deleted_at is null;
