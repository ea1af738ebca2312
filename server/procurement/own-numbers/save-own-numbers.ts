import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { readFacts } from './read-facts.ts'
import { saveNumbersOfLines } from './save-numbers-of-lines.ts'

/** Saves numbers that the buyer gives by hand, all or none; a part that is not in the shop is refused at its line. */
export async function saveOwnNumbers(
  shop: Shop,
  caller: User,
  { lines }: Input<Calls['saveOwnNumbers']>,
): Promise<Output<Calls['saveOwnNumbers']>> {
  const { sql } = shop.database
  const given = lines.map(({ partsId, number }) => ({
    partsId: partsId.toLowerCase(),
    ownNumber: number,
  }))
  const ids = given.map(({ partsId }) => partsId)
  const facts = await readFacts(sql, ids, shop)
  const message = 'This part is not in the shop'
  const errors = ids.flatMap((id, at) =>
    facts.has(id) ? [] : [{ path: `lines.${at}.partsId`, message }],
  )
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
  await shop.database.transaction((inside) => saveNumbersOfLines(inside, ownerOf(caller), given))
  return { kept: given.length }
}
