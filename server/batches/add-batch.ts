import type { BatchAction } from '../../contract/batches.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { findNumbers } from '../orders/index.ts'
import type { Shop, User } from '../shop.ts'
import { readRecord, sellerOfInvoice } from '../shop-record/index.ts'
import { orderNumber } from '../words/numbers.ts'
import { insertBatch, type NewItem, selectPartNumbers } from './store.ts'

/** Writes down what is to be done with many orders, and the job that does it when the seconds of undo are over. */
export async function addOrderBatch(
  shop: Shop,
  caller: User,
  { action, ids, reason, shipments }: Input<Calls['addOrderBatch']>,
): Promise<Output<Calls['addOrderBatch']>> {
  if (action === 'ship') sellerOfInvoice(shop.config, await readRecord(shop))
  const wanted = [...new Set(ids)]
  return await add(shop, caller, action, reason, async (sql) => {
    const numbers = new Map(
      (await findNumbers(sql, wanted)).map((row) => [row.id, orderNumber(row)]),
    )
    const said = new Map(shipments.map(({ id, ...shipment }) => [id, shipment]))
    return wanted.map((id) => {
      const input = said.get(id)
      return { subjectId: id, name: numbers.get(id) ?? null, ...(input && { input }) }
    })
  })
}

/** The same of pieces in or out of many parts. */
export const addStockBatch = (
  shop: Shop,
  caller: User,
  { parts }: Input<Calls['addStockBatch']>,
): Promise<Output<Calls['addStockBatch']>> =>
  add(shop, caller, 'restock', '', (sql) => itemsOf(sql, parts))

/** The same of the prices of many parts. */
export const addPriceBatch = (
  shop: Shop,
  caller: User,
  { parts }: Input<Calls['addPriceBatch']>,
): Promise<Output<Calls['addPriceBatch']>> =>
  add(shop, caller, 'price', '', (sql) => itemsOf(sql, parts))

async function itemsOf<P extends { id: string }>(sql: Sql, parts: P[]): Promise<NewItem[]> {
  const ids = parts.map(({ id }) => id)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (twice >= 0) {
    const error = { path: `parts.${twice}.id`, message: 'This part is named twice' }
    throw new Refusal('invalid_input', {}, { errors: [error] })
  }
  const numbers = new Map((await selectPartNumbers(sql, ids)).map(({ id, mpn }) => [id, mpn]))
  return parts.map(({ id, ...input }) => ({
    subjectId: id,
    name: numbers.get(id) ?? null,
    input,
  }))
}

async function add(
  shop: Shop,
  caller: User,
  action: BatchAction,
  reason: string,
  itemsIn: (sql: Sql) => Promise<NewItem[]>,
) {
  const id = newId()
  const seconds = shop.config.shippingUndoSeconds
  const total = await shop.database.transaction(async (sql) => {
    const items = await itemsIn(sql)
    await insertBatch(sql, { id, actorId: caller.id, action, reason, seconds, items })
    await shop.enqueue(sql, 'run-batch', { id }, { seconds })
    return items.length
  })
  return { insertedId: id, total, beginsIn: seconds }
}
