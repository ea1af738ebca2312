-- outside a transaction
drop index concurrently if exists part_rank_price;
create index concurrently part_rank_price on part_rank (price_minor, part_id);
drop index concurrently if exists part_rank_category_price;
create index concurrently part_rank_category_price on part_rank (category, price_minor, part_id);
drop index concurrently if exists part_rank_quantity;
create index concurrently part_rank_quantity on part_rank (quantity, part_id);
-- What is short of stock, the newest first.
drop index concurrently if exists part_rank_low;
create index concurrently part_rank_low on part_rank (part_id desc)
  where is_short;
-- What can be ordered, kind by kind from the cheapest: counted and walked for suggestions to a build.
drop index concurrently if exists part_rank_fit;
create index concurrently part_rank_fit on part_rank (category, kind_id, price_minor, part_id)
  where is_enough;
-- Parts in an order that has to do with nothing about them, for the facets of more parts than are looked at: those of a
-- price, and any others.
drop index concurrently if exists part_rank_shuffled;
create index concurrently part_rank_shuffled on part_rank (uuid_hash(part_id), category, price_minor);
drop index concurrently if exists part_shuffled;
create index concurrently part_shuffled on part (uuid_hash(id), category) where deleted_at is null;
-- They are asked in place of these. A program of before this migration finds the same without them, and slower.
drop index concurrently if exists part_price;
drop index concurrently if exists part_category_price;
drop index concurrently if exists part_quantity;
drop index concurrently if exists part_low;
drop index concurrently if exists part_running_low;
drop index concurrently if exists part_fit;
