import { isContinental, meaningOfHeader } from '../../../../bom/columns/headers.ts'
import type { Decimal } from '../../../../bom/read/quantity.ts'
import { withoutGaps } from './numbers.ts'

/** Numbers that can be read in one way only, beside a currency or not. */
const withComma = /^-?(\d+,(\d{1,2}|\d{4,})|0,\d+|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/
const withPoint = /^-?(\d+\.(\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/

/**
 * How a file writes its numbers: as those do that can be read in one way only, else as its separator or its language
 * has it. Null when they contradict one another, or nothing says.
 */
export function decideDecimal(
  rows: readonly (readonly string[])[],
  separator: string | null,
): Decimal {
  let [commas, points] = [0, 0]
  for (const cell of rows.flat()) {
    if (!/[.,]\d/.test(cell)) continue
    const text = withoutGaps(cell.replace(/^[^\d-]+|[^\d]+$/g, ''))
    if (withComma.test(text)) commas += 1
    else if (withPoint.test(text)) points += 1
  }
  if (commas > 0 || points > 0) return points === 0 ? ',' : commas === 0 ? '.' : null
  if (separator === ';') return ','
  if (separator === ',') return '.'
  const header = rows.find((row) => row.filter((cell) => /\p{L}/u.test(cell)).length > 1)
  if (header?.some(isContinental)) return ','
  return header?.some((cell) => meaningOfHeader(cell) !== null) ? '.' : null
}
