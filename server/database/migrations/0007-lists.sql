-- What the back office's lists and figures are read from, and where reviews and imports keep what admins do.

create index orders_created on orders (created_at) include (status);
create index orders_paid on orders (paid_at) include (id, total_minor, status) where paid_at is not null;
create index orders_refunded on orders (refunded_at) include (total_minor) where refunded_at is not null;
create index order_event_declined on order_event (at) include (order_id) where kind = 'payment-failed';
create index order_event_declined_order on order_event (order_id) where kind = 'payment-failed';
create index stock_movement_newest on stock_movement (part_id, id desc);
create index part_running_low on part (quantity) where deleted_at is null and quantity < 2 * min_quantity;

-- A hidden review is seen by admins alone.
alter table review
  add hidden_at timestamptz,
  add hidden_by uuid,
  add hidden_reason text not null default '';

create index review_visible on review (id desc) include (rating) where hidden_at is null;

-- The refused rows of an import by a page, as CSV, so that all of them can be had, not just the first. Pruned.
create table import_report (
  id uuid primary key,
  actor_id uuid,
  file text not null,
  csv text not null,
  at timestamptz not null default now()
);

create index import_report_age on import_report (at);
