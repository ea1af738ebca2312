import { Refusal, refusals } from '../../contract/refusals.ts'
import { databaseFault } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { orderNumber } from '../words/numbers.ts'
import { selectNumbers } from './store.ts'

export type Done = { id: string; orderNumber: string | null; problem: string | null }

/**
 * Does the same to several orders, each in a transaction of its own and one after the other, so that what was done is
 * told whatever befalls the next. An order named twice is done once. `problem` is what the one order's call refuses
 * with, in its words.
 */
export async function bulkAction(
  shop: Shop,
  ids: string[],
  act: (id: string) => Promise<unknown>,
): Promise<Done[]> {
  const wanted = [...new Set(ids)]
  const numbers = new Map(
    (await selectNumbers(shop.database.sql, wanted)).map((row) => [row.id, orderNumber(row)]),
  )
  const done: Done[] = []
  for (const id of wanted) {
    const problem = await act(id).then(
      () => null,
      (error: unknown) => problemOf(shop, id, error),
    )
    done.push({ id, orderNumber: numbers.get(id) ?? null, problem })
  }
  return done
}

/** A fault of one order is logged and told as what it is: the others were done, and somebody has to hear that. */
function problemOf(shop: Shop, orderId: string, error: unknown): string {
  if (error instanceof Refusal) return error.message
  shop.log.error({ err: error, orderId }, 'an order of several could not be done')
  return refusals[databaseFault(error) ? 'unavailable' : 'internal'][1]
}
