import { ownNumbersOf } from '../../../contract/orders/join-lines.ts'
import { numberFault, numberKey } from '../../../contract/parts/number-key.ts'
import { maxOwnNumbers } from '../../../contract/parts/own-numbers.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { figure } from '../../../contract/words/numbers.ts'
import type { Owner } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { hasMoreOwnNumbers, upsertOwnNumbers } from './store.ts'

/**
 * Saves what a buyer calls the parts of these lines; the last line of a number wins. Lines without a number, or
 * with one that cannot be compared, have nothing to save. Throws own_numbers_full, on which the caller's
 * transaction is undone.
 */
export async function saveNumbersOfLines(
  sql: Sql,
  owner: Owner,
  lines: readonly { partsId: string; ownNumber: string }[],
): Promise<void> {
  const byKey = new Map(
    lines.flatMap(({ partsId, ownNumber }) =>
      ownNumbersOf(ownNumber)
        .filter((number) => numberFault(number) === null)
        .map((number) => {
          const key = numberKey(number)
          return [key, { id: newId(), partId: partsId, number, key }] as const
        }),
    ),
  )
  if (byKey.size === 0) return
  const added = await upsertOwnNumbers(sql, owner, [...byKey.values()])
  if (added > 0 && (await hasMoreOwnNumbers(sql, owner, maxOwnNumbers)))
    throw new Refusal('own_numbers_full', { max: figure(maxOwnNumbers) })
}
