-- The entry of an open database that a part was imported from: 'opendb:' and its id there. Others name parts by it.
alter table part add column source_id text;

create index part_source on part (source_id) where source_id is not null and deleted_at is null;
