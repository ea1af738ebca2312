import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { readFacts } from './read-facts.ts'
import { selectByKeys } from './store.ts'

/** The parts that the buyer's own numbers mean, exact but for case, spaces and dashes; null where none is meant. */
export async function matchOwnNumbers(
  shop: Shop,
  caller: User,
  { numbers }: Input<Calls['matchOwnNumbers']>,
): Promise<Output<Calls['matchOwnNumbers']>> {
  const { sql } = shop.database
  const keys = numbers.map(numberKey)
  const known = await selectByKeys(sql, ownerOf(caller), [...new Set(keys)])
  const parts = new Map(known.map(({ key, partId }) => [key, partId]))
  const facts = await readFacts(sql, [...parts.values()], shop)
  return {
    rows: numbers.map((number, at) => ({
      number,
      part: facts.get(parts.get(keys[at] ?? '') ?? '') ?? null,
    })),
  }
}
