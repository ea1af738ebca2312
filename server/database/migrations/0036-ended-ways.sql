-- A log-in is looked at before its session begins. What ends every way into an account in between ends that log-in, too.
alter table users add column ways_ended_in xid8;
comment on column users.ways_ended_in is
  'the transaction that last ended every session of this account; a log-in that began without seeing it has ended, too';
