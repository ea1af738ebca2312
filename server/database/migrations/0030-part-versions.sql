-- Two admins at one part: who saves on top of a change that they have not seen is told of it.

-- Rises with each change of what an admin can change of the part; the stock moves beside it.
alter table part
  add version integer not null default 1;
comment on column part.version is 'how often what an admin can change was changed, from 1; the stock moves beside it';

comment on table audit_event is
  'who did what to whom: roles, sessions, reviews, refunds, each change of a part with before and after. Append-only';
