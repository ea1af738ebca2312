import { headersIn, meaningOfHeader } from '../columns/headers.ts'
import { isPartLike } from '../columns/part-like.ts'
import type { Role } from '../columns/roles.ts'
import { cellOf } from './row-cells.ts'
import { saysTotal } from './totals.ts'

/** What a header may call parts that is a word of other columns, too. */
const ofParts =
  /^(?:codes?|types?|teile?|parts?|models?|pièces?|piezas?|pezzi|onderdel\p{L}*|część|części|díl|деталь|детали|部品|零件|품목)$/iu

/** Whether a row names the columns once more: where the parts' numbers stand it has a header, too, and where the quantities stand no number. */
export function isHeaderAgain(cells: readonly string[], roles: readonly Role[]): boolean {
  const amount = cellOf(cells, roles, 'quantity')
  // asked first, for it is cheap and most rows are none
  const place = roles.indexOf('number')
  if (/^\d/.test(amount) || isPartLike(cells[place]?.trim() ?? '')) return false
  const headers = headersIn(cells)
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isNamed = ofParts.test(cells[place]?.trim() ?? '')
  const isNumber = isNamed || meaningOfHeader(cells[place] ?? '') !== null
  const named = headers.any + (isNamed && !meaningOfHeader(cells[place]!) ? 1 : 0)
  const isAll = named === filled.length && named > 1 && !filled.some(saysTotal)
  return isNumber && (isAll || (headers.outright > 1 && named >= filled.length / 2))
}
