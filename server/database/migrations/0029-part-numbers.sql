-- Part numbers of any script. What a database takes for a letter depends on its locale and its version, so a part keeps the
-- key that contract/number-key.ts made of its number, as an own number does. It was made here, of ASCII alone: numbers of
-- other scripts were all ''.
alter table part alter column sku_key drop expression;
comment on column part.sku_key is
  'the number as it is compared, by contract/number-key.ts; null: of before that rule, and cannot be compared or is another part''s';

-- Of ASCII alone letters and digits are the same everywhere: such a key is made here, whoever writes the number. Of
-- others it is the writer's; without one none is left of a number of before.
-- Replaced where a restore has dropped the tables and left it.
create or replace function plain_number_key() returns trigger language plpgsql as $$
begin
  if octet_length(new.sku) = char_length(new.sku) then
    new.sku_key := nullif(upper(regexp_replace(new.sku collate "C", '[^A-Za-z0-9]', '', 'g')), '');
  elsif tg_op = 'UPDATE' and new.sku <> old.sku and new.sku_key is not distinct from old.sku_key then
    new.sku_key := null;
  end if;
  return new;
end
$$;

-- 0029-part-numbers.ts makes the others.
update part set sku_key = null where octet_length(sku) <> char_length(sku) or sku_key = '';

alter table part add constraint part_sku_key check (sku_key <> '');

create trigger part_number_key before insert or update of sku on part
for each row execute function plain_number_key();
