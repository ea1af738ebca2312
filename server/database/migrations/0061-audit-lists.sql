-- outside a transaction
-- Who changed what, newest first: all of it, of a person, of a key, of a kind of thing, and of parts whose prices or stock
-- were changed. An import writes a row for each part that it changes: what is rare is not looked for among these.
drop index concurrently if exists audit_event_at;
create index concurrently audit_event_at on audit_event (at, id);
drop index concurrently if exists audit_event_actor;
create index concurrently audit_event_actor on audit_event (actor_id, at, id) where actor_id is not null;
drop index concurrently if exists audit_event_by_key;
create index concurrently audit_event_by_key on audit_event (key_id, at, id) where key_id is not null;
drop index concurrently if exists audit_event_action;
create index concurrently audit_event_action on audit_event (action, at, id) where action <> 'part-changed';
drop index concurrently if exists audit_event_price;
create index concurrently audit_event_price on audit_event (at, id)
  where action = 'part-changed'
    and (detail->'after' ?| array['priceMinor', 'breaks'] or detail->'before' ?| array['priceMinor', 'breaks']);
drop index concurrently if exists audit_event_stock;
create index concurrently audit_event_stock on audit_event (at, id)
  where action = 'part-changed'
    and (detail->'after' ?| array['quantity'] or detail->'before' ?| array['quantity']);
