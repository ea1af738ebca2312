-- What a person says of a part becomes its specifications by part_facts, and its words have to follow: a trigger's change
-- of a column does not fire the triggers of that column. part_facts comes first, by its name.
drop trigger part_words on part;
create trigger part_words before insert or update of mpn, name, details, category, specs, person_facts, search on part
for each row execute function write_part_words();

update part set search = search where person_facts <> '{}';
