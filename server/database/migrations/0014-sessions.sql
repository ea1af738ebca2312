-- A session ends at last thirty days after signing in, whoever renews it and however often.
create or replace function bound_session() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '30 days');
  return new;
end
$$;

create trigger session_bound before insert or update on session
for each row execute function bound_session();

update session set expires_at = created_at + interval '30 days'
where expires_at > created_at + interval '30 days';

-- The last half minute (RFC 6238: Unix time / 30) whose code of the app was taken: none is taken twice.
alter table two_factor add column last_step bigint not null default 0;
