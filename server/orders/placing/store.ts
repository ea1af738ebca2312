import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { PaymentMethod } from '../../../contract/orders/axes.ts'
import {
  orderReferences,
  type ReferenceValues,
  referenceNames,
} from '../../../contract/orders/references.ts'
import type { TaxWithFreight } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'
import { holdingOrders, type OrderRow, type OrderShipping } from '../store.ts'

/** How a buyer stands with us before their next order. Amounts in minor units. */
export type Standing = {
  /** What all their orders come to for which nobody owes anything yet, and when the first hold of an unpaid one ends. */
  heldMinor: number
  heldUntil: Date | null
  /** Whether they have paid for anything. */
  hasPaid: boolean
  /**
   * Of the last thirty days, and since they paid last: how often they kept stock for nothing. Half of a hold, or all of it,
   * is once; what was kept for less adds up.
   */
  keptForNothing: number
  /** Seconds until one order less than `perHour` has been placed within an hour; null when that is so already. */
  fullForSeconds: number | null
}

/** Reads at most the buyer's last 200 orders, but for those that are open. */
export async function selectStanding(sql: Sql, buyerId: string, perHour: number) {
  const [row] = await sql<Standing[]>`
    with recent as materialized (
      select status, paid_at, created_at, hold_expires_at, cancelled_at
      from orders
      where buyer_id = ${buyerId}
      order by id desc
      limit 200
    ), paid as (
      select max(paid_at) as at
      from recent
      where status <> 'refunded'
    )
    select open.minor as "heldMinor", open.until as "heldUntil", paid.at is not null as "hasPaid", (
        select floor(coalesce(sum(least(1, kept.share * 2)), 0))::int
        from recent
        cross join lateral (
          select coalesce(
            extract(epoch from cancelled_at - created_at)
              / nullif(extract(epoch from hold_expires_at - created_at), 0),
            1
          ) as share
        ) kept
        where status = 'cancelled' and paid_at is null
          and cancelled_at > greatest(now() - interval '30 days', paid.at)
      ) as "keptForNothing", (
        select extract(epoch from created_at + interval '1 hour' - now())::float8
        from orders
        where buyer_id = ${buyerId} and created_at > now() - interval '1 hour'
        order by id desc
        offset ${perHour - 1}
        limit 1
      ) as "fullForSeconds"
    from paid
    cross join (
      select coalesce(sum(payable_minor), 0)::float8 as minor, min(until) as until
      from ${holdingOrders(sql, buyerId)} o
    ) open`
  return row!
}

/** Pieces of a part that a buyer's orders hold for which nobody owes anything yet, and when the first hold of an unpaid one ends. */
export type Held = { partId: string; quantity: number; until: Date | null }

export async function selectHeld(sql: Sql, buyerId: string, partIds: string[]) {
  return await sql<Held[]>`
    select l.part_id as "partId", sum(l.quantity - l.cancelled)::float8 as quantity,
      min(o.until) as until
    from ${holdingOrders(sql, buyerId)} o
    join order_line l on l.order_id = o.id
    where l.part_id = any(${partIds}::uuid[])
    group by l.part_id`
}

export type NewLineRow = {
  partId: string
  mpn: string
  name: string
  quantity: number
  unitPriceMinor: number
  listPriceMinor: number
  breakFrom: number | null
  ownNumber: string
  note: string
}

/** A line with which of the order's taxes it bears, from 1; null where taxes are off. */
export type TaxedLineRow = NewLineRow & { taxPosition: number | null }

export type NewOrderRow = {
  id: string
  buyerId: string
  companyId: string | null
  companyName: string | null
  costCentre: string
  email: string
  name: string
  address: string
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  phone: string
  note: string
  totalMinor: number
  shipping: OrderShipping | null
  shippingMinor: number
  taxMinor: number
  taxes: TaxWithFreight[]
  taxId: string
  sellerTaxId: string
  currency: string
  holdMinutes: number
  method: PaymentMethod
  creditDays: number | null
  depositMinor: number
  lines: TaxedLineRow[]
} & ReferenceValues

/** An order without taxes, whose freight is said when it leaves. */
export const untaxed = {
  taxMinor: 0,
  taxes: [],
  taxId: '',
  sellerTaxId: '',
  shipping: null,
  shippingMinor: 0,
}

/** What the database gives to a new order. */
export type GivenToOrder = Pick<OrderRow, 'number' | 'createdAt' | 'holdExpiresAt'>

/** Writes an order and its lines, which get the positions 1, 2, …, in one statement. Answers what the database gave it. */
export async function insertOrder(sql: Sql, order: NewOrderRow): Promise<GivenToOrder> {
  const { lines } = order
  const column = <K extends keyof TaxedLineRow>(name: K) => lines.map((line) => line[name])
  const [given] = await sql<GivenToOrder[]>`
    with placed as (
      insert into orders (
        id, buyer_id, company_id, cost_centre, email, name, address, ship_to, bill_to, phone, note, total_minor, shipping,
        shipping_minor, tax_minor, tax_id,
        seller_tax_id, currency, hold_expires_at, method, credit_days, deposit_minor
        ${referenceNames.map((name) => sql`, ${sql(orderReferences[name].column)}`)}
      )
      values (
        ${order.id}, ${order.buyerId}, ${order.companyId}, ${order.costCentre}, ${order.email}, ${order.name}, ${order.address},
        ${order.shipTo && sql.json(order.shipTo)}, ${order.billTo && sql.json(order.billTo)}, ${order.phone},
        ${order.note}, ${order.totalMinor}, ${order.shipping && sql.json(order.shipping)},
        ${order.shippingMinor}, ${order.taxMinor}, ${order.taxId},
        ${order.sellerTaxId}, ${order.currency},
        now() + make_interval(mins => ${order.holdMinutes}), ${order.method}, ${order.creditDays}, ${order.depositMinor}
        ${referenceNames.map((name) => sql`, ${order[name]}`)}
      )
      returning id, number, created_at, hold_expires_at
    ), lines as (
      insert into order_line (
        order_id, position, part_id, mpn, name, quantity, unit_price_minor, list_price_minor, break_from,
        own_number, note, tax_position
      )
      select placed.id, l.position, l.part_id, l.mpn, l.name, l.quantity, l.unit_minor, l.list_minor,
        l.break_from, l.own_number, l.note, l.tax_position
      from placed, unnest(
        ${column('partId')}::uuid[], ${column('mpn')}::text[], ${column('name')}::text[],
        ${column('quantity')}::int[], ${column('unitPriceMinor')}::bigint[],
        ${column('listPriceMinor')}::bigint[], ${column('breakFrom')}::int[],
        ${column('ownNumber')}::text[], ${column('note')}::text[], ${column('taxPosition')}::int[]
      ) with ordinality l (
        part_id, mpn, name, quantity, unit_minor, list_minor, break_from, own_number, note, tax_position,
        position
      )
    )
    select number, created_at as "createdAt", hold_expires_at as "holdExpiresAt"
    from placed`
  return given!
}

type Ceilings = { orderMinor: number | null; dayMinor: number | null; placedMinor: number }

/** For how much a key may order, and for how much it did within 24 hours. */
export async function selectCeilings(sql: Sql, keyId: string): Promise<Ceilings> {
  const [row] = await sql<Ceilings[]>`
    select k.order_ceiling_minor as "orderMinor", k.day_ceiling_minor as "dayMinor", (
        select coalesce(sum((detail->'after'->>'amountMinor')::bigint), 0)::bigint
        from audit_event
        where key_id = k.id and action = 'order-placed' and at > now() - interval '24 hours'
      ) as "placedMinor"
    from api_key k
    where k.id = ${keyId}`
  return row!
}
