-- Parts in an order that has to do with nothing about them, for the facets of more parts than are looked at: the first
-- ones are a sample. The hash is the one that hash indexes keep, so it stays the same from one PostgreSQL to the next.
create index part_shuffled on part (uuid_hash(id), category, price_minor) where deleted_at is null;
