-- Orders are found by where they go and by the phone number, too. Of an address its letters and digits count, not the gaps,
-- commas, dashes and breaks between them: "SW1A 1AA" is sw1a1aa. Of its full-width and other forms of signs the plain ones.
-- Replaced where a restore has dropped the tables and left it.
create or replace function address_signs(address text) returns text
  language sql immutable strict parallel safe
  return translate(lower(normalize(address, nfkc)), E' \t\n\r,;.:/#()"''’|-‐‑–—−', '');

-- Kept, since the newest orders are compared one by one, and to make it takes longer than to compare it.
alter table orders add column place text not null generated always as (address_signs(address)) stored;
comment on column orders.place is 'the address as it is searched, without what stands between its letters and digits';

drop index orders_pairs;
create index orders_pairs on orders
  using gin (letter_pairs(email, name, purchase_order, phone, place))
  with (gin_pending_list_limit = 512);
comment on index orders_pairs is 'what contains a text has all of its pairs of letters';
