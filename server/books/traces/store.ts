import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type OrderMail = { id: string; number: number; event: string; expected: boolean }

/** Events of orders without their mail, but for shipments that can still be taken back, and mails of what has not happened; a payment that was taken back had its mail. That none is doubled, the schema sees to. */
export async function selectWrongMails(sql: Sql, most: number) {
  return await sql<Counted<OrderMail>>`
    select o.id, o.number, s.event, s.at is not null as expected, count(*) over () as total
    from orders o
    cross join lateral (
      values ('order-placed', o.created_at), ('hold-ends', o.hold_warned_at),
        ('payment-received', o.paid_at), ('order-shipped', o.shipped_at),
        ('order-cancelled', o.cancelled_at), ('order-refunded', o.refunded_at)
    ) s (event, at)
    left join mail m on m.event = s.event || ':' || o.id
    where (s.at is null) = (m.id is not null)
      and not (
        s.event = 'order-shipped'
        and exists (select 1 from shipment_untold u where u.order_id = o.id)
      )
      and not (
        s.event = 'payment-received' and s.at is null
        and exists (select 1 from order_event e where e.order_id = o.id and e.kind = 'payment-undone')
      )
    order by o.id, s.at
    limit ${most}`
}

export type EmptyKey = { caller: string; key: string; insertedId: string }

/** Keys whose answer names a row that is not there, of calls that make what nobody deletes. */
export async function selectEmptyKeys(sql: Sql, most: number) {
  return await sql<Counted<EmptyKey>>`
    select k.caller, k.key, k.answer ->> 'insertedId' as "insertedId", count(*) over () as total
    from idempotency_key k
    left join orders o on o.id::text = k.answer ->> 'insertedId'
    left join part p on p.id::text = k.answer ->> 'insertedId'
    left join batch b on b.id::text = k.answer ->> 'insertedId'
    left join company c on c.id::text = k.answer ->> 'insertedId'
    where k.answer ->> 'insertedId' is not null and case
        when k.call in ('placeOrder', 'placeOrderOfLines', 'placeAssistedOrder') then o.id
        when k.call = 'addPart' then p.id
        when k.call in ('addOrderBatch', 'addStockBatch', 'addPriceBatch') then b.id
        when k.call = 'applyForCompany' then c.id
        -- what its owner may delete, such as a list, need not be there any more
        else coalesce(o.id, p.id, b.id, c.id, '00000000-0000-0000-0000-000000000000')
      end is null
    order by k.at, k.key
    limit ${most}`
}

export type PartImage = { id: string; mpn: string; img: string; url: string }

/** Parts in the shop whose address names another picture than their row does. */
export async function selectWrongImages(sql: Sql, most: number) {
  return await sql<Counted<PartImage>>`
    select p.id, p.mpn, p.img, i.url, count(*) over () as total
    from part p
    join image i on i.id = p.image_id
    where p.deleted_at is null and p.img <> i.url
    order by p.id
    limit ${most}`
}
