-- What is told of a part's life, once to each company or lone buyer that has it: docs/decisions/108-lifecycle.md.
create table lifecycle_notice (
  part_id uuid not null references part on delete cascade,
  -- the state and which of its last days it is, or the day and how many days before it
  occasion text not null,
  -- a company, or who buys alone
  holder_id uuid not null,
  recipient text,
  values jsonb,
  primary key (part_id, occasion, holder_id),
  check ((recipient is null) = (values is null))
);
comment on table lifecycle_notice is 'who was told what of a part''s life; who it goes to and what it says stand there until the mail is written';
create index lifecycle_notice_waiting on lifecycle_notice (holder_id) where values is not null;
