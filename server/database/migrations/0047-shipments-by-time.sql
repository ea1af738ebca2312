-- The last shipments, of which the home page tells how long after their payment they left.
create index shipment_at on shipment (at desc) include (order_id);
