-- A shipment may be taken back for some seconds: until then it has no invoice, and its buyer was told nothing.

create table shipment_untold (
  shipment_id uuid primary key references shipment,
  order_id uuid not null references orders,
  -- whether the order was shipped by it
  is_last boolean not null,
  -- when its invoice is written and its buyer told
  tell_at timestamptz not null
);
comment on table shipment_untold is
  'shipments that can still be taken back; the row goes when the invoice is written, or with the shipment';
create index shipment_untold_due on shipment_untold (tell_at);
create index shipment_untold_order on shipment_untold (order_id);

-- With whom a shipment went and under which number, as it was learned after it had left. Append-only.
create table shipment_tracking (
  id uuid primary key,
  shipment_id uuid not null references shipment,
  carrier text not null,
  tracking_number text not null,
  actor_id uuid,
  at timestamptz not null default now()
);
comment on table shipment_tracking is
  'carrier and tracking number of a shipment as they were corrected, the newest counts. Append-only';
create index shipment_tracking_shipment on shipment_tracking (shipment_id, at);

-- The only way a shipment goes: while nobody was told of it. The role that works has no right to delete one by itself.
-- Replaced where a restore has dropped the tables and left it.
create or replace function take_back_shipment(taken uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from shipment_untold where shipment_id = taken;
  if not found then
    return false;
  end if;
  delete from shipment_tracking where shipment_id = taken;
  delete from shipment_line where shipment_id = taken;
  delete from shipment where id = taken;
  return true;
end
$$;
