-- Since when an address counts as proven, and what was added to an account before that. Accounts whose address was
-- verified before this migration are taken as proven since they were made: they keep what they have.
alter table users add column proven_at timestamptz;
comment on column users.proven_at is
  'when somebody proved that the e-mail is theirs; null while nobody has. Set and cleared with email_verified';

update users set proven_at = created_at where email_verified;

-- The sign-in library writes email_verified alone: the time of it is ours.
create function date_proof() returns trigger language plpgsql as $$
begin
  if not new.email_verified then
    new.proven_at := null;
  elsif new.proven_at is null then
    new.proven_at := now();
  end if;
  return new;
end
$$;

create trigger users_proof before insert or update of email_verified on users
for each row execute function date_proof();

alter table users add check (email_verified = (proven_at is not null));

alter table two_factor add column created_at timestamptz not null default now();
comment on column two_factor.created_at is
  'when its secret was made; those of before this column count as made when it came';

-- No later than now, by the clock that proven_at goes by: the library takes this machine's. A backup keeps its times.
create function date_way_in() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := now();
  else
    new.created_at := least(new.created_at, now());
  end if;
  return new;
end
$$;

create trigger passkey_date before insert on passkey for each row execute function date_way_in();
create trigger two_factor_date before insert or update of secret on two_factor
for each row execute function date_way_in();

-- Another address is another mailbox: it is unproven, and links to the old one are over. No call changes an address.
create function unprove_address() returns trigger language plpgsql as $$
begin
  new.email_verified := false;
  new.proven_at := null;
  delete from verification where value = new.id::text;
  return new;
end
$$;

create trigger users_address before update of email on users
for each row when (new.email is distinct from old.email) execute function unprove_address();

-- What is open of somebody: links, half log-ins. By hash, as values may be long.
create index verification_of on verification using hash (value);
