-- Buying in bulk: packs, maximums, price ladders, and why a line was sold at its price.

-- Whether it is [{"from": 50, "priceMinor": 9500}, …]: from so many pieces on each costs so much. Quantities rise from
-- 2 on, prices are positive, none is above the one before, the first not above the list price. At most 12 rungs.
-- Replaced where a restore has dropped the tables and left it.
create or replace function is_price_ladder(ladder jsonb, list_minor bigint) returns boolean
language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(ladder) <> 'array' or jsonb_array_length(ladder) > 12 then false
    else coalesce((
      select bool_and(coalesce(
        start > coalesce(start_before, 1) and minor > 0 and minor <= coalesce(minor_before, list_minor),
        false
      ))
      from (
        select start, minor, lag(start) over w as start_before, lag(minor) over w as minor_before
        from (
          select (rung ->> 'from')::integer as start, (rung ->> 'priceMinor')::bigint as minor, place
          from jsonb_array_elements(ladder) with ordinality as given (rung, place)
        ) rungs
        window w as (order by place)
      ) steps
    ), true)
  end
$$;

-- In the row of the part and not in a table of its own: the update that takes the stock of an order compares price and
-- ladder with what the buyer saw, and only what stands in the locked row is compared as it is then.
alter table part
  add max_quantity integer check (max_quantity >= 1),
  add pack_name text,
  add pack_size integer check (pack_size >= 1),
  add price_rungs jsonb not null default '[]',
  add constraint part_pack check ((pack_name is null) = (pack_size is null)),
  add constraint part_maximum check (
    max_quantity is null
    or max_quantity
      >= (min_quantity::bigint + order_multiple - 1) / order_multiple * order_multiple
  ),
  add constraint part_price_ladder check (
    price_rungs = '[]' or is_price_ladder(price_rungs, price_minor)
  );

-- Null for lines that were sold before this was kept.
alter table order_line
  add list_price_minor bigint check (list_price_minor >= unit_price_minor),
  -- the quantity from which the rung holds that the line was sold at; null when at the list price
  add rung_from integer check (rung_from between 2 and quantity);
