-- The manufacturer's number by the name that the trade gives it; docs/decisions/082-mpn.md. Only names change, so that
-- no row of a part or an order is written anew.
alter table part rename column sku to mpn;
alter table part rename column sku_key to mpn_key;
alter table part rename constraint part_sku_key to part_mpn_key;
alter index part_sku rename to part_mpn;
alter index part_sku_prefix rename to part_mpn_prefix;
alter index part_sku_suffix rename to part_mpn_suffix;
alter index part_sku_removed rename to part_mpn_removed;
alter table order_line rename column sku to mpn;

create or replace function plain_number_key() returns trigger language plpgsql as $$
begin
  if octet_length(new.mpn) = char_length(new.mpn) then
    new.mpn_key := nullif(upper(regexp_replace(new.mpn collate "C", '[^A-Za-z0-9]', '', 'g')), '');
  elsif tg_op = 'UPDATE' and new.mpn <> old.mpn and new.mpn_key is not distinct from old.mpn_key then
    new.mpn_key := null;
  end if;
  return new;
end
$$;

-- Mails that wait keep what they say as JSON.
update mail
set values = (values - 'sku') || jsonb_build_object('mpn', values -> 'sku')
where sent_at is null and values ? 'sku';
update mail
set values = jsonb_set(values, '{lines}', (
  select jsonb_agg((line - 'sku') || jsonb_build_object('mpn', line -> 'sku') order by at)
  from jsonb_array_elements(values -> 'lines') with ordinality as l (line, at)
))
where sent_at is null and values #> '{lines,0}' ? 'sku';
