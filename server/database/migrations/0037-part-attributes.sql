-- What freight and customs ask of a part. Null is not known: it is never guessed.
alter table part
  add column weight_grams integer check (weight_grams between 1 and 1000000),
  add column origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  add column hs_code text check (hs_code ~ '^\d{6,10}$');
comment on column part.weight_grams is 'of one piece as it is packed';
comment on column part.origin_country is 'where it was made, ISO 3166-1 alpha-2';
comment on column part.hs_code is 'of the Harmonized System: 6 digits, and up to 4 of a country’s own';

create index part_origin on part (origin_country) where origin_country is not null;
