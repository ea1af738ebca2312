-- Batches of parts: pieces in or out, and prices.
alter table batch
  drop constraint batch_action_check,
  add constraint batch_action_check
    check (action in ('ship', 'release', 'cancel', 'refund', 'restock', 'price'));
-- of a part what is to become of it; null of an order
alter table batch_item add column input jsonb;
