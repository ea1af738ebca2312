-- A last day that is moved is news as a new state is: whoever has the part plans by it. One after the end of life is none.
create or replace function keep_lifecycle() returns trigger language plpgsql as $$
declare
  said bigint;
begin
  insert into part_lifecycle (part_id, state, last_buy_on, last_ship_on, replaced_by, note, by_id)
  values (
    new.id, new.lifecycle, new.last_buy_on, new.last_ship_on, new.replaced_by,
    coalesce(current_setting('shop.lifecycle_note', true), ''),
    nullif(current_setting('shop.actor', true), '')::uuid
  )
  returning id into said;
  -- a new part is in nobody's orders or lists, and that one is sold on is no news
  if tg_op = 'UPDATE' and new.lifecycle <> 'active' and (
    new.lifecycle <> old.lifecycle
    or (new.lifecycle = 'last-buy' and new.last_buy_on <> old.last_buy_on)
  ) then
    insert into lifecycle_untold (lifecycle_id) values (said);
  end if;
  return null;
end
$$;
