import type { Sql } from '../database/database.ts'

/**
 * Fills an empty database with so many orders in all states, whole in every respect, over a thousand parts: what
 * checking the books is measured on. One order in eight is unpaid, paid, pending, cancelled, refunded; three shipped.
 */
export async function generateBooks(sql: Sql, orders: number) {
  await sql`create temporary table wanted on commit drop as
    select gen_random_uuid() as id, n, now() - interval '30 days' + n * interval '1 second' as at,
      (array['unpaid', 'paid', 'pending', 'shipped', 'shipped', 'shipped', 'cancelled', 'refunded'])[n % 8 + 1] as status,
      1 + n % 1000 as part
    from generate_series(1, ${orders}::int) n`
  await sql`insert into users (id, name, email) select gen_random_uuid(), 'Buyer', 'buyer@example.test'`
  await sql`create temporary table stocked on commit drop as
    select gen_random_uuid() as id, n from generate_series(1, 1000) n`
  await generateOrders(sql)
  await generateTraces(sql)
  await generateMoney(sql)
  await sql`
    insert into stock_movement (id, part_id, change, reason)
    select gen_random_uuid(), id, 1000000, 'initial' from stocked`
  await sql`
    update part p
    set quantity = m.change
    from (select part_id, sum(change) as change from stock_movement group by part_id) m
    where m.part_id = p.id`
}

async function generateOrders(sql: Sql) {
  await sql`
    insert into part (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months)
    select id, 'GEN-' || n, 'Part ' || n, 'Generated', 'cpu', 1, 0, 100 + n, '', 12 from stocked`
  await sql`
    insert into orders (
      id, buyer_id, email, name, address, phone, life, total_minor, paid_minor, currency, created_at,
      hold_expires_at, transaction_id, paid_at, released_at, shipped_at, cancelled_at, refunded_at
    )
    select w.id, u.id, u.email, u.name, 'Street 1', '12345',
      case when w.status in ('cancelled', 'refunded') then 'cancelled' else 'placed' end,
      5 * (100 + w.part),
      case when w.status in ('unpaid', 'cancelled') then 0 else 5 * (100 + w.part) end, 'usd', w.at,
      w.at + interval '3 days',
      case when w.status not in ('unpaid', 'cancelled') then 'pi_' || w.n end,
      case when w.status not in ('unpaid', 'cancelled') then w.at + interval '1 minute' end,
      case when w.status in ('pending', 'shipped') then w.at + interval '2 minutes' end,
      case when w.status = 'shipped' then w.at + interval '1 day' end,
      case when w.status = 'cancelled' then w.at + interval '1 hour' end,
      case when w.status = 'refunded' then w.at + interval '1 hour' end
    from wanted w, users u`
  await sql`
    insert into order_line (
      order_id, position, part_id, mpn, name, quantity, unit_price_minor, shipped, cancelled
    )
    select w.id, 1, s.id, 'GEN-' || s.n, 'Part ' || s.n, 5, 100 + s.n,
      case when w.status = 'shipped' then 5 else 0 end,
      case when w.status in ('cancelled', 'refunded') then 5 else 0 end
    from wanted w join stocked s on s.n = w.part`
  await sql`
    with left_ as (
      insert into shipment (id, order_id, position, at)
      select gen_random_uuid(), id, 1, shipped_at from orders where status = 'shipped'
      returning id, order_id
    )
    insert into shipment_line (shipment_id, order_id, position, quantity)
    select id, order_id, 1, 5 from left_`
  await sql`
    insert into stock_movement (id, part_id, change, reason, order_id)
    select gen_random_uuid(), s.id, m.change, m.reason, w.id
    from wanted w
    join stocked s on s.n = w.part
    cross join (values (-5, 'held'), (5, 'returned')) m (change, reason)
    where m.reason = 'held' or w.status in ('cancelled', 'refunded')`
}

async function generateTraces(sql: Sql) {
  await sql`
    insert into order_event (id, order_id, kind, by_whom, at)
    select gen_random_uuid(), o.id, s.kind, 'shop', s.at
    from orders o
    cross join lateral (
      values ('placed', o.created_at), ('paid', o.paid_at), ('released', o.released_at),
        ('shipped', o.shipped_at), ('cancelled', o.cancelled_at), ('refunded', o.refunded_at)
    ) s (kind, at)
    where s.at is not null`
  await sql`
    insert into mail (id, event, kind, recipient, order_id, values, sent_at)
    select gen_random_uuid(), s.kind || ':' || o.id, s.kind, o.email, o.id, '{}', s.at
    from orders o
    cross join lateral (
      values ('order-placed', o.created_at), ('payment-received', o.paid_at),
        ('order-shipped', o.shipped_at), ('order-cancelled', o.cancelled_at),
        ('order-refunded', o.refunded_at)
    ) s (kind, at)
    where s.at is not null`
  await sql`
    insert into idempotency_key (caller, key, call, fingerprint, answer)
    select 'buyer', id::text, 'placeOrder', '', jsonb_build_object('insertedId', id) from orders`
}

async function generateMoney(sql: Sql) {
  await sql`
    insert into payment (id, order_id, attempt, intent_id, amount_minor, currency, status, created_at)
    select gen_random_uuid(), id, 1, transaction_id, total_minor, currency, 'settled', created_at
    from orders where transaction_id is not null`
  await sql`
    insert into refund (id, payment_id, amount_minor, reason, provider_refund_id, done_at)
    select gen_random_uuid(), p.id, p.amount_minor, 'generated', 're_' || p.intent_id, now()
    from payment p
    join orders o on o.id = p.order_id
    where o.status = 'refunded'`
}
