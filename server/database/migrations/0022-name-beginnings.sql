-- What is being typed mostly begins a name. Names in small letters, their words apart by one space each, in an order in
-- which those that begin alike stand together: the first that begin so are read from there, however many there are.
create function name_words(name text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'));

create index part_name_words on part (name_words(name) text_pattern_ops) where deleted_at is null;
