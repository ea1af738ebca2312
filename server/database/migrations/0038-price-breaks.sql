-- One word for one thing: what the API and everybody else calls a price break. Only names change, so that no row is written
-- anew and none is read.
alter function is_price_ladder(jsonb, bigint) rename to are_price_breaks;
alter table part rename column price_rungs to price_breaks;
alter table part rename constraint part_price_ladder to part_price_breaks;
alter table order_line rename column rung_from to break_from;
