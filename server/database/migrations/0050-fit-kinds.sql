-- What the rules of builds read of parts: parts of one kind fit the same builds. Its id is made of its category and facts, so
-- that equal kinds are one row whoever writes it; a row never changes. `version`: of the reading that made it.
create table fit_kind (
  id uuid primary key,
  category text not null,
  facts jsonb not null,
  version integer not null
);

-- The kind is written by the transaction that writes the part, and null where it was not read yet. No foreign key: an import
-- would ask for each of a million rows, and kinds are never deleted while a part has them.
-- `person_facts`: what persons looked up, by key: a copy of part_fact for whoever reads the part.
alter table part
  add column kind_id uuid,
  add column person_facts jsonb not null default '{}' check (jsonb_typeof(person_facts) = 'object');

-- What a person says stands in the specifications, whoever else writes these; and a part that is another than it was when
-- its kind was read has none until it is read anew.
create function keep_facts() returns trigger language plpgsql as $$
begin
  if new.person_facts <> '{}' then
    new.specs := new.specs || new.person_facts;
  end if;
  if new.kind_id is not distinct from old.kind_id
    and (new.specs, new.person_facts, new.name, new.mpn, new.category)
      is distinct from (old.specs, old.person_facts, old.name, old.mpn, old.category) then
    new.kind_id := null;
  end if;
  return new;
end
$$;

create trigger part_facts
  before update of specs, person_facts, name, mpn, category on part
  for each row execute function keep_facts();
