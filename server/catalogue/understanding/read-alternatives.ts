import type { Category } from '../../../contract/parts/parts.ts'
import { any } from './query.ts'
import type { Reading } from './reading.ts'
import type { Scan } from './scan.ts'
import { quantityQuery } from './vocabulary/units.ts'

const orWords = new Set(['or', 'oder', 'ou', 'o', 'vs', 'versus'])

/**
 * "AM4 or AM5", "Samsung or Crucial": one of both is asked for. What stands before has what stands behind as another choice;
 * a number before a quantity is one of its unit: "2 or 4 TB".
 */
export function readAlternatives(scan: Scan, category: Category | null) {
  for (const [at, word] of scan.words.entries()) {
    const [before, behind] = [
      scan.readings.find(({ until }) => until === at),
      scan.readings.find(({ from }) => from === at + 1),
    ]
    if (orWords.has(word) && before?.query && behind?.query)
      join(scan, { before, behind, category })
  }
}

type Joining = { before: Reading; behind: Reading; category: Category | null }

function join(scan: Scan, { before, behind, category }: Joining) {
  const { quantity } = behind
  const isNumber = quantity !== undefined && /^\d+$/.test(before.text)
  const own = isNumber ? quantityQuery(quantity.unit, Number(before.text), category) : before.query!
  Object.assign(behind, {
    // no word of it is corrected alone
    kind: behind.kind === 'word' ? 'feature' : behind.kind,
    from: before.from,
    text: scan.textOf(before.from, behind.until),
    as: `${before.as.replace(/^“(\d+)”$/, '$1')} or ${behind.as}`,
    query: any(own, behind.query!),
  })
  scan.readings.splice(scan.readings.indexOf(before), 1)
}
