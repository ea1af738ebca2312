import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { InquiryKind, InquiryState } from '../../../contract/orders/inquiry-kinds.ts'
import type { Sql } from '../../database/database.ts'
import type { Some } from '../lines/store.ts'

export type InquiryRow = {
  id: string
  orderId: string
  kind: InquiryKind
  state: InquiryState
  createdAt: Date
  updatedAt: Date
  address: string | null
  shipTo: PostalAddress | null
  phone: string | null
  lines: Some[]
}

const columns = (sql: Sql) => sql`
  i.id, i.order_id as "orderId", i.kind, i.state, i.created_at as "createdAt",
  i.updated_at as "updatedAt", i.address, i.ship_to as "shipTo", i.phone, coalesce((
    select json_agg(json_build_object('position', position, 'quantity', quantity) order by position)
    from inquiry_line
    where inquiry_id = i.id
  ), '[]') as lines`

/** What was asked about an order, oldest first. */
export async function selectInquiries(sql: Sql, orderId: string): Promise<InquiryRow[]> {
  return await sql<InquiryRow[]>`
    select ${columns(sql)}
    from inquiry i
    where i.order_id = ${orderId}
    order by i.created_at, i.id`
}

/** One, with who asked it. */
export async function selectInquiry(sql: Sql, id: string) {
  const [row] = await sql<(InquiryRow & { buyerId: string; companyId: string | null })[]>`
    select ${columns(sql)}, o.buyer_id as "buyerId", o.company_id as "companyId"
    from inquiry i
    join orders o on o.id = i.order_id
    where i.id = ${id}`
  return row ?? null
}

/** Who wrote last on the buyer's side; undefined where nobody wrote anything. */
export async function selectAsker(sql: Sql, inquiryId: string): Promise<string | undefined> {
  const [row] = await sql<{ actorId: string }[]>`
    select actor_id as "actorId"
    from inquiry_message
    where inquiry_id = ${inquiryId} and by_whom = 'buyer'
    order by at desc, id desc
    limit 1`
  return row?.actorId
}

export type MessageRow = {
  inquiryId: string
  at: Date
  by: 'buyer' | 'admin'
  name: string | null
  text: string
}

export async function selectMessages(sql: Sql, orderId: string): Promise<MessageRow[]> {
  return await sql<MessageRow[]>`
    select m.inquiry_id as "inquiryId", m.at, m.by_whom as by, m.text,
      case when m.by_whom = 'buyer' then u.name end as name
    from inquiry_message m
    join inquiry i on i.id = m.inquiry_id
    left join users u on u.id = m.actor_id
    where i.order_id = ${orderId}
    order by m.at, m.id`
}

/** Writes an inquiry; answers whether there was none of its kind under way. */
export async function insertInquiry(
  sql: Sql,
  inquiry: Pick<InquiryRow, 'id' | 'orderId' | 'kind' | 'address' | 'shipTo' | 'phone' | 'lines'>,
): Promise<boolean> {
  const { id, orderId, kind, address, shipTo, phone, lines } = inquiry
  const rows = await sql`
    with written as (
      insert into inquiry (id, order_id, kind, address, ship_to, phone)
      values (${id}, ${orderId}, ${kind}, ${address}, ${shipTo && sql.json(shipTo)}, ${phone})
      on conflict (order_id, kind) where over_at is null and kind <> 'question' do nothing
      returning id, order_id
    ), lines as (
      insert into inquiry_line (inquiry_id, order_id, position, quantity)
      select w.id, w.order_id, l.position, l.quantity
      from written w, unnest(
        ${lines.map(({ position }) => position)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]
      ) l (position, quantity)
    )
    select id
    from written`
  return rows.count === 1
}

export async function insertMessage(
  sql: Sql,
  message: { id: string; inquiryId: string; by: 'buyer' | 'admin'; actorId: string; text: string },
) {
  const { id, inquiryId, by, actorId, text } = message
  await sql`
    insert into inquiry_message (id, inquiry_id, by_whom, actor_id, text)
    values (${id}, ${inquiryId}, ${by}, ${actorId}, ${text})`
}

/** Moves an inquiry that is not over; answers whether it did. The caller holds the order's lock. */
export async function updateState(sql: Sql, id: string, state: InquiryState, isOver: boolean) {
  const rows = await sql`
    update inquiry
    set state = ${state}, updated_at = now(), over_at = ${isOver ? sql`now()` : null}
    where id = ${id} and over_at is null`
  return rows.count === 1
}

export type AskedLine = {
  position: number
  partId: string
  quantity: number
  shipped: number
  cancelled: number
  returned: number
  unitPriceMinor: number
  taxPosition: number | null
  warrantyMonths: number
  /** When the last of it left. */
  shippedAt: Date | null
}

/** The lines of an order with what decides what may be asked of them. */
export async function selectAskedLines(sql: Sql, orderId: string): Promise<AskedLine[]> {
  return await sql<AskedLine[]>`
    select l.position, l.part_id as "partId", l.quantity, l.shipped, l.cancelled, l.returned,
      l.unit_price_minor as "unitPriceMinor", l.tax_position as "taxPosition", p.warranty_months as "warrantyMonths", (
        select max(s.at)
        from shipment_line sl
        join shipment s on s.id = sl.shipment_id
        where sl.order_id = l.order_id and sl.position = l.position
      ) as "shippedAt"
    from order_line l
    join part p on p.id = l.part_id
    where l.order_id = ${orderId}
    order by l.position`
}

export type ReturnedLine = { position: number; quantity: number; restocked: number }
export type ReturnRow = { at: Date; amountMinor: number; reason: string; lines: ReturnedLine[] }

/** What of an order came back, oldest first. */
export async function selectReturns(sql: Sql, orderId: string): Promise<ReturnRow[]> {
  return await sql<ReturnRow[]>`
    select r.at, r.amount_minor as "amountMinor", r.reason, (
        select json_agg(json_build_object(
          'position', l.position, 'quantity', l.quantity, 'restocked', l.restocked
        ) order by l.position)
        from order_return_line l
        where l.return_id = r.id
      ) as lines
    from order_return r
    where r.order_id = ${orderId}
    order by r.at, r.id`
}

export async function insertReturn(
  sql: Sql,
  given: {
    id: string
    orderId: string
    /** Null: nobody asked first. */
    inquiryId: string | null
    /** With its tax. */
    amountMinor: number
    taxMinor: number
    reason: string
    actorId: string
    lines: ReturnedLine[]
  },
) {
  const { id, orderId, inquiryId, amountMinor, taxMinor, reason, actorId, lines } = given
  await sql`
    with written as (
      insert into order_return (id, order_id, inquiry_id, amount_minor, tax_minor, reason, actor_id)
      values (${id}, ${orderId}, ${inquiryId}, ${amountMinor}, ${taxMinor}, ${reason}, ${actorId})
      returning id, order_id
    )
    insert into order_return_line (return_id, order_id, position, quantity, restocked)
    select w.id, w.order_id, l.position, l.quantity, l.restocked
    from written w, unnest(
      ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ restocked }) => restocked)}::int[]
    ) l (position, quantity, restocked)`
}

/** Where an order goes from now on; without `shipTo` its text alone is known. */
export async function updateAddress(
  sql: Sql,
  orderId: string,
  { address, shipTo, phone }: { address: string; shipTo: PostalAddress | null; phone: string },
) {
  await sql`
    update orders
    set address = ${address}, ship_to = ${shipTo && sql.json(shipTo)}, phone = ${phone}
    where id = ${orderId}`
}

export type ListedRow = {
  id: string
  orderId: string
  number: number
  kind: InquiryKind
  state: InquiryState
  createdAt: Date
  updatedAt: Date
  name: string
  email: string
  text: string
  by: 'buyer' | 'admin'
}

/** A page of inquiries: what is not over longest waiting first, all of them newest first. */
export async function selectListed(
  sql: Sql,
  state: 'open' | 'accepted' | 'all',
  { from, limit }: { from: number; limit: number },
) {
  return await sql<(ListedRow & { total: number })[]>`
    select i.id, i.order_id as "orderId", o.number, i.kind, i.state, i.created_at as "createdAt",
      i.updated_at as "updatedAt", o.name, o.email, left(m.text, 300) as text, m.by_whom as by,
      count(*) over () as total
    from inquiry i
    join orders o on o.id = i.order_id
    cross join lateral (
      select text, by_whom
      from inquiry_message
      where inquiry_id = i.id
      order by at desc, id desc
      limit 1
    ) m
    where ${state === 'all' ? sql`true` : sql`i.state = ${state}`}
    order by ${state === 'all' ? sql`i.updated_at desc, i.id desc` : sql`i.updated_at, i.id`}
    offset ${from}
    limit ${limit}`
}
