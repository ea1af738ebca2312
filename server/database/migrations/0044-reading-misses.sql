-- What lists had that was not understood: in how many, and by days alone, so that nobody can tell which of these stood in
-- one list. Nothing says whose list it was. At most 2,000 of each kind are kept, and none longer than 90 days unseen.
create table reading_miss (
  kind text not null check (kind in ('header', 'number')),
  -- a header in small letters; a number in capitals, letters and digits alone
  text text not null check (char_length(text) between 1 and 60),
  lists integer not null default 1 check (lists > 0),
  first_on date not null default current_date,
  last_on date not null default current_date,
  primary key (kind, text)
);
