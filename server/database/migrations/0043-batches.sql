-- Work over many orders that an admin asked for. A job does it, one by one, whether or not anybody looks.
create table batch (
  id uuid primary key,
  actor_id uuid not null references users,
  action text not null check (action in ('ship', 'release', 'cancel', 'refund')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  -- nothing is done before
  begins_at timestamptz not null,
  -- what was not done by then stays undone
  withdrawn_at timestamptz,
  ended_at timestamptz
);
create index batch_of_actor on batch (actor_id, created_at desc);
create index batch_open on batch (begins_at) where ended_at is null;

-- What a batch is of, in the order in which it is done.
create table batch_item (
  batch_id uuid not null references batch on delete cascade,
  position integer not null,
  subject_id uuid not null,
  -- what people call it: an order's number. Null where there is none like that
  name text,
  begun_at timestamptz,
  done_at timestamptz,
  -- why it was not done, in words
  problem text,
  primary key (batch_id, position)
);
create index batch_item_open on batch_item (batch_id, position) where done_at is null;
