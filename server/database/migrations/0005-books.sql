-- What checking the books came to: the newest is shown to admins. Those of 90 days and more go, save the last.
create table books_check (
  id uuid primary key,
  at timestamptz not null default now(),
  -- how many violations there were; `result` names at most a hundred of each rule
  found integer not null,
  -- as contract/books.ts says
  result jsonb not null
);

create index books_check_newest on books_check (at desc);
