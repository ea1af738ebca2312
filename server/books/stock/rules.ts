import { orderCalled, type Rule, rule } from '../rule.ts'
import {
  type LineMovement,
  selectOtherRanks,
  selectStrayMovements,
  selectWrongHolds,
  selectWrongRestocks,
  selectWrongReturns,
  selectWrongStock,
} from './store.ts'

const then =
  'Then check again: where the stock of the part is named by then, mend that as told there.'

/** Stock is the sum of its movements; an order takes its quantity once, and gives back what of it is cancelled. */
export const stockRules: Rule[] = [
  rule('part-stock', selectWrongStock, ({ id, mpn, quantity, booked }) => ({
    subject: `part ${mpn} (${id})`,
    says: `its stock is ${quantity}, its movements come to ${booked}`,
    repair:
      booked < 0
        ? `Movements of it are lost: count the shelf, and write what is missing: insert into stock_movement (id, part_id, change, reason) values (gen_random_uuid(), '${id}', ${quantity - booked}, 'correction').`
        : `update part set quantity = ${booked} where id = '${id}'; then count the shelf and book what differs by POST /parts/${id}/stock.`,
  })),
  rule('part-rank', selectOtherRanks, ({ id, isHere }) => ({
    subject: `part ${id}`,
    says: isHere
      ? 'lists sort or find it by another price, stock or category than it has'
      : 'lists sort by it though it is not in the shop',
    repair: isHere
      ? `update part set version = version where id = '${id}'. It writes the copy anew.`
      : `delete from part_rank where part_id = '${id}'. No part stands behind it.`,
  })),
  rule('order-hold', selectWrongHolds, (row) => ({
    subject: orderCalled(row),
    says: row.movementId
      ? `it took ${-(row.change ?? 0)} from the stock, not its ${row.quantity}`
      : `it did not take its ${row.quantity} from the stock`,
    repair: `${row.movementId ? `update stock_movement set change = ${-row.quantity} where id = '${row.movementId}'` : insertion(row, -row.quantity, 'held')}. ${then}`,
  })),
  rule('order-return', selectWrongReturns, (row) => ({
    subject: orderCalled(row),
    says: `it is ${row.status} with ${row.cancelled} pieces taken back, but ${row.returned} came back into the stock`,
    repair: `insert into stock_movement (id, part_id, change, reason, order_id) values (gen_random_uuid(), '${row.partId}', ${row.cancelled - row.returned}, 'returned', '${row.id}'). ${then}`,
  })),
  rule('order-sent-back', selectWrongRestocks, (row) => ({
    subject: orderCalled(row),
    says: `${row.restocked} pieces that came back are sold again, but ${row.returned} of them came into the stock`,
    repair: `insert into stock_movement (id, part_id, change, reason, order_id) values (gen_random_uuid(), '${row.partId}', ${row.restocked - row.returned}, 'sent-back', '${row.id}'). ${then}`,
  })),
  rule('movement-order', selectStrayMovements, ({ id, partId, reason, change, orderId }) => ({
    subject: `movement ${id}`,
    says: orderId
      ? `it is booked as ${reason} for order ${orderId}, which has no such line`
      : `it is booked as ${reason} without an order`,
    repair: `If the pieces moved all the same: update stock_movement set reason = 'correction', order_id = null where id = '${id}'. If not: delete it, and update part set quantity = quantity - (${change}) where id = '${partId}'.`,
  })),
]

const insertion = ({ id, partId }: LineMovement, change: number, reason: string) =>
  `insert into stock_movement (id, part_id, change, reason, order_id) values (gen_random_uuid(), '${partId}', ${change}, '${reason}', '${id}')`
