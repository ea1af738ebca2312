-- What lists sort and narrow parts by that changes while the shop is open: a copy of the price, the stock and the least order
-- of each part that is in the shop, with its category and kind, made by triggers on part alone. Its indexes stand in place of
-- part's own: with no index on a price or a stock, part can change these without writing to the indexes of its words, names
-- and numbers (a heap-only update), which each order and each row of an ERP's night did before.
--
-- `least_order`: the least pieces of an order, the minimum raised to its multiple. `is_short`: there are fewer than two of
-- these. `is_enough`: there is one of these. Both are columns so that the planner knows how many parts they hold for.
-- No statement reads it with several processes: each takes milliseconds, which are what starting them takes.
create table part_rank (
  part_id uuid primary key,
  category text not null,
  kind_id uuid,
  price_minor bigint not null,
  quantity integer not null,
  least_order integer not null,
  is_short boolean not null generated always as (quantity < 2::bigint * least_order) stored,
  is_enough boolean not null generated always as (quantity >= least_order) stored
) with (parallel_workers = 0);

-- Half of each page of part is left to its rows' next versions, without which no update stays in its page. Pages that are
-- full now are left as they are: the first change of all their parts moves them.
alter table part set (fillfactor = 50);

-- One statement that joins nothing: what a session planned for one part has to be right for an import's thousands as well.
create function rank_parts() returns trigger language plpgsql as $$
begin
  insert into part_rank (part_id, category, kind_id, price_minor, quantity, least_order)
  select id, category, kind_id, price_minor, quantity,
    (min_quantity + order_multiple - 1) / order_multiple * order_multiple
  from changed
  where deleted_at is null
  on conflict (part_id) do update
  set category = excluded.category,
    kind_id = excluded.kind_id,
    price_minor = excluded.price_minor,
    quantity = excluded.quantity,
    least_order = excluded.least_order
  where (
      part_rank.category, part_rank.kind_id, part_rank.price_minor, part_rank.quantity, part_rank.least_order
    ) is distinct from (
      excluded.category, excluded.kind_id, excluded.price_minor, excluded.quantity, excluded.least_order
    );
  return null;
end
$$;

create function unrank_part() returns trigger language plpgsql as $$
begin
  delete from part_rank where part_id = old.id;
  return null;
end
$$;

create function unrank_all_parts() returns trigger language plpgsql as $$
begin
  truncate part_rank;
  return null;
end
$$;

create trigger part_rank_added after insert on part
  referencing new table as changed
  for each statement execute function rank_parts();
create trigger part_rank_changed after update on part
  referencing new table as changed
  for each statement execute function rank_parts();
create trigger part_rank_removed after update of deleted_at on part
  for each row when (new.deleted_at is not null) execute function unrank_part();
create trigger part_rank_deleted after delete on part
  for each row execute function unrank_part();
create trigger part_rank_emptied after truncate on part
  for each statement execute function unrank_all_parts();

-- the triggers hold part until this is done: whoever writes a part waits
insert into part_rank (part_id, category, kind_id, price_minor, quantity, least_order)
select id, category, kind_id, price_minor, quantity,
  (min_quantity + order_multiple - 1) / order_multiple * order_multiple
from part
where deleted_at is null;
analyze part_rank;
