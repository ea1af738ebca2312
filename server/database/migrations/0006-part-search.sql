-- What a parametric catalogue asks: typed specifications, prices within a category, shortages, beginnings of numbers.

create index part_specs on part using gin (specs jsonb_path_ops) where deleted_at is null;
create index part_category_price on part (category, price_minor, id) where deleted_at is null;
create index part_sku_prefix on part (sku_key text_pattern_ops) where deleted_at is null;
-- few at any time, and what an admin looks for first
create index part_low on part (id desc) where deleted_at is null and quantity < 2 * min_quantity;
