-- The purchase order numbers of a buyer, as placing an order asks whether one of them was used before.
create index orders_purchase_order on orders (buyer_id, lower(purchase_order)) where purchase_order <> '';
comment on index orders_purchase_order is 'whether a buyer used a purchase order number before';
