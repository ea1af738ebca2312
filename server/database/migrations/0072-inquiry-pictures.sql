-- What the buyer's side shows with an inquiry, such as a bent pin. Drawn anew from its pixels, so that nothing else of the
-- file is kept, and read by those alone who may see the order. Append-only.
create table inquiry_picture (
  id uuid primary key,
  inquiry_id uuid not null references inquiry,
  actor_id uuid not null,
  -- of its bytes: the same picture is there once
  name text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  webp bytea not null,
  at timestamptz not null default now(),
  unique (inquiry_id, name)
);
