-- Who asked that a fact of a part is looked up. A row goes when the fact is known or an admin found nothing, and its asker is
-- told. docs/decisions/134-fact-requests.md.
create table fact_request (
  part_id uuid not null references part,
  key text not null,
  user_id uuid not null references users on delete cascade,
  -- the build that it was asked for, as the builder's address has it
  build text,
  -- the kind that lacked the fact: while the part is of it, nothing has changed. Null: it was not read yet
  kind_id uuid,
  at timestamptz not null default now(),
  primary key (part_id, key, user_id)
);

create index fact_request_by on fact_request (user_id);
