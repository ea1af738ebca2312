import { newPriceBatch, newStockBatch } from '../../contract/batches.ts'
import { namedShipment } from '../../contract/orders/shipping.ts'
import { Refusal, refusals } from '../../contract/refusals.ts'
import { changePart, changeStock } from '../catalogue/index.ts'
import { databaseFault, within } from '../database/database.ts'
import { hasBeen, releaseOrder, shipLines } from '../orders/index.ts'
import { cancelOrder, refundOrder } from '../payments/index.ts'
import type { Shop, User } from '../shop.ts'
import {
  type BatchRow,
  endBatch,
  finishItem,
  type Item,
  selectAdmin,
  selectBatch,
  selectStuck,
  takeItem,
} from './store.ts'

/** In milliseconds: then the rest is another job's, so that a process that stops waits for little. */
const slice = 5_000

/** Orders or parts of a batch at a time: while one waits for the database, another is worked at. */
const atOnce = 3

/**
 * The job that does a batch, a few orders or parts at a time, each by its own call's function and in a transaction with the
 * note that it is done: there is never the one without the other. It goes on where another job stopped.
 */
export async function runBatch(shop: Shop, { id }: { id: string }): Promise<void> {
  const { sql } = shop.database
  const batch = await selectBatch(sql, id)
  if (!batch || batch.endedAt) return
  const caller = await callerOf(shop, batch)
  const until = performance.now() + slice
  /** Answers whether nothing was left for it. */
  const work = async () => {
    for (let item = await takeItem(sql, id); item; item = await takeItem(sql, id)) {
      await doItem(shop, caller, batch, item)
      if (performance.now() > until) return false
    }
    return true
  }
  const areThrough = await Promise.all(Array.from({ length: atOnce }, work))
  if (areThrough.includes(false)) return await shop.enqueue(sql, 'run-batch', { id })
  await endBatch(sql, id)
}

/** The job that finds batches whose own job was lost. */
export async function sweepBatches(shop: Shop): Promise<void> {
  const { sql } = shop.database
  for (const { id } of await selectStuck(sql, 20)) await shop.enqueue(sql, 'run-batch', { id })
}

/** Who asked for it, at no browser any more; null when they are no admin now. */
async function callerOf(shop: Shop, { actorId }: BatchRow): Promise<User | null> {
  const admin = await selectAdmin(shop.database.sql, actorId)
  const ofNoSession = { sessionId: '', hasFactor: false, isConfirmed: true, isAdmin: true }
  return admin && { ...admin, ...ofNoSession, company: null }
}

/** What a call refuses is told in its words; what fails on the way to the database is tried again, by the next job. */
async function doItem(shop: Shop, caller: User | null, batch: BatchRow, item: Item) {
  try {
    if (!caller) throw new Refusal('not_allowed')
    if (batch.action === 'cancel') await cancel(shop, caller, batch, item)
    else
      await shop.database.transaction(async (sql) => {
        await act({ ...shop, database: within(sql) }, caller, batch, item)
        if (!(await finishItem(sql, batch.id, item, null))) throw new DoneBefore()
      })
  } catch (error) {
    if (error instanceof DoneBefore) return
    await finishItem(shop.database.sql, batch.id, item, problemOf(shop, item, error))
  }
}

/** Another job did it at the same time, and what was done here is taken back. */
class DoneBefore extends Error {}

/** `shop` has the transaction of the item. Its seconds of undo are over: who is told of it is told now. */
async function act(shop: Shop, caller: User, { action, reason }: BatchRow, item: Item) {
  const id = item.subjectId
  if (action === 'ship') {
    const said = { ...shipped.parse(item.input ?? {}), parcels: [] }
    await shipLines(shop, shop.database.sql, caller, id, said, 0)
  } else if (action === 'release') await releaseOrder(shop, caller, { id })
  else if (action === 'refund') await refundOrder(shop, caller, { id, reason })
  else if (action === 'restock') {
    const { change } = newStock.parse(item.input)
    await changeStock(shop, caller, { id, change, reason: 'restock' })
  } else await changePart(shop, caller, { id, ...newPrice.parse(item.input) })
}

const shipped = namedShipment.omit({ id: true })
const newStock = newStockBatch.shape.parts.element.omit({ id: true })
const newPrice = newPriceBatch.shape.parts.element.omit({ id: true })

/** The payment provider is asked first, so that no transaction is around it: one that was begun may have been cancelled. */
async function cancel(shop: Shop, caller: User, { id }: BatchRow, item: Item) {
  const { sql } = shop.database
  const isDone = item.wasBegun && (await hasBeen(sql, item.subjectId, 'cancelled', caller.id))
  if (!isDone) await cancelOrder(shop, caller, { id: item.subjectId })
  await finishItem(sql, id, item, null)
}

function problemOf(shop: Shop, { subjectId }: Item, error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (databaseFault(error)) throw error
  shop.log.error({ err: error, subjectId }, 'an item of a batch could not be done')
  return refusals.internal[1]
}
