import { isPartLike } from '../../../bom/columns/part-like.ts'
import { headerMiss } from '../../../bom/misses.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import { missesUpTo } from '../../../contract/parts/reading-misses.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { countMisses, forgetBeyond, selectUnknown } from './store.ts'

/**
 * Counts what of a list was not understood, without whose list it was, and without the list: words and numbers alone, each
 * once, by days. What is no header or no number, and what the shop understands by now, is left out.
 */
export async function countReadingMisses(
  shop: Shop,
  _caller: Anyone,
  { headers, numbers }: Input<Calls['countReadingMisses']>,
): Promise<Output<Calls['countReadingMisses']>> {
  const words = distinct(headers.map(headerMiss))
  const keys = distinct(numbers.map((number) => (isPartLike(number.trim()) ? keyOf(number) : null)))
  if (words.length + keys.length === 0) return { counted: 0 }
  return await shop.database.transaction(async (sql) => {
    const unknown = await selectUnknown(sql, keys)
    const counted =
      (await countMisses(sql, 'header', words)) + (await countMisses(sql, 'number', unknown))
    await forgetBeyond(sql, 'header', missesUpTo)
    await forgetBeyond(sql, 'number', missesUpTo)
    return { counted }
  })
}

const distinct = (texts: (string | null)[]) => [
  ...new Set(texts.filter((text): text is string => text !== null)),
]

/** A number as numbers are compared; null for one that is too short to be told again, or too long. */
function keyOf(number: string): string | null {
  const key = numberKey(number)
  return key.length >= 3 && key.length <= 40 ? key : null
}
