import type { ShopEvent } from '../../../contract/programs/events.ts'
import { findPartsById, partToApi } from '../../catalogue/index.ts'
import { findOrdersById, orderToApi } from '../../orders/index.ts'
import { findReviewsById } from '../../reviews/index.ts'
import type { Shop } from '../../shop.ts'
import type { EventRow } from './store.ts'

/** Events in the shape of the contract, each with what it happened to, as that is now. */
export async function tellEvents(shop: Shop, rows: EventRow[]): Promise<ShopEvent[]> {
  const { sql } = shop.database
  const [orders, parts, reviews] = await Promise.all([
    findOrdersById(sql, namedBy(rows, 'orderId')),
    findPartsById(sql, namedBy(rows, 'partId')),
    findReviewsById(sql, namedBy(rows, 'reviewId')),
  ])
  const orderOf = new Map(orders.map((row) => [row.id, orderToApi(row)]))
  const partOf = new Map(parts.map((row) => [row.id, partToApi(row, shop)]))
  const reviewOf = new Map(reviews.map((one) => [one._id, one]))
  return rows.map(
    ({ id, position, type, kind, at, orderId, shipmentId, partId, reviewId, document }) => ({
      id,
      position,
      type,
      kind,
      at: at.toISOString(),
      order: (orderId && orderOf.get(orderId)) || null,
      shipmentId,
      document,
      partsId: partId,
      part: (partId && partOf.get(partId)) || null,
      reviewId,
      review: (reviewId && reviewOf.get(reviewId)) || null,
    }),
  )
}

const namedBy = (rows: EventRow[], name: 'orderId' | 'partId' | 'reviewId') => [
  ...new Set(rows.flatMap((row) => row[name] ?? [])),
]
