-- One review a buyer, who can change and withdraw it; held until an admin shows it where that is asked for; those of
-- buyers with a shipped order first.

alter table review
  add state text not null default 'shown'
    check (state in ('shown', 'held', 'hidden', 'withdrawn', 'replaced')),
  add is_verified boolean not null default false,
  add changed_at timestamptz,
  add version integer not null default 1,
  alter column rating drop not null;

comment on table review is 'what buyers say of the shop, one each; nobody''s but their writer''s to change';
comment on column review.state is
  'shown: to everybody. held: until an admin shows it. hidden: by an admin. withdrawn: by its writer, its words are gone. replaced: one of several from before there was one each';
comment on column review.is_verified is
  'whether its writer has a shipped order, as is_verified_buyer says; kept by orders_verify';
comment on column review.changed_at is 'when its writer last changed or withdrew it; null if never';
comment on column review.version is 'how often its writer wrote it, from 1: an admin decides about words that were read';
comment on column review.rating is 'stars, 1 to 5; null once it is withdrawn';
comment on column review.hidden_at is
  'when an admin hid it; it stays while the writer changes it, and goes when an admin shows it';
comment on column review.hidden_by is 'the admin who did; null for a replaced one';
comment on column review.hidden_reason is 'why, for admins alone';

-- Of several of one buyer the newest counts. The others stay, and are seen by admins alone.
update review
set state = case when hidden_at is null then 'shown' else 'hidden' end;
update review r
set state = 'replaced',
    hidden_at = coalesce(hidden_at, now()),
    hidden_reason = coalesce(nullif(hidden_reason, ''), 'a newer review of the same buyer counts')
where exists (
  select 1
  from review newer
  where newer.user_id = r.user_id and (newer.created_at, newer.id) > (r.created_at, r.id)
);

-- The one rule of who is a verified buyer. Replaced where a restore has dropped the tables and left it.
create or replace function is_verified_buyer(buyer uuid) returns boolean language sql stable as $$
  select exists (select 1 from orders where buyer_id = buyer and status = 'shipped')
$$;

-- An order that is shipped, or whose shipping is taken back, may make its buyer another. The buyer's row is locked as
-- whoever writes a review locks it: neither misses what the other does at the same time.
create or replace function verify_reviews() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.buyer_id for no key update;
  update review
  set is_verified = not is_verified
  where user_id = new.buyer_id and is_verified <> is_verified_buyer(new.buyer_id);
  return null;
end
$$;
create trigger orders_verify after update of status on orders
  for each row when (old.status <> new.status and 'shipped' in (old.status, new.status))
  execute function verify_reviews();

update review set is_verified = true where is_verified_buyer(user_id);

alter table review add check (rating is not null or state in ('withdrawn', 'replaced'));
create unique index review_one_each on review (user_id) where state <> 'replaced';
drop index review_visible;
-- How reviews are shown and counted: verified buyers first, then the newest.
create index review_shown on review (is_verified desc, id desc) include (rating) where state = 'shown';
create index review_held on review (id desc) where state = 'held';
