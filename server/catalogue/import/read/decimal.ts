import type { Decimal } from '../../../../bom/read/quantity.ts'
import { withoutGaps } from './numbers.ts'

/** Numbers that can be read in one way only, beside a currency or not. */
const withComma = /^-?(\d+,(\d{1,2}|\d{4,})|0,\d+|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/
const withPoint = /^-?(\d+\.(\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/

/** Header words of languages that write 1.234,50, and of those that write 1,234.50. */
const comma =
  /preis|bezeichnung|bestand|menge|artikel|hersteller|prix|d[eé]signation|quantit[eéà]|r[eé]f[eé]rence|precio|cantidad|descripci|prezzo|descrizione|giacenza|prijs|aantal|omschrijving|voorraad|cena|ilo[sś][cć]|nazwa|pre[cç]o|quantidade|estoque|pris\b|antal|lager|hinta|m[aä][aä]r[aä]|mno[zž]stv[ií]|n[aá]zev|sklad|[aá]r\b|k[eé]szlet|fiyat|miktar|stok\b|цена|количество|остаток|наименование/iu
const point = /\b(price|name|stock|qty|quantity|category|title)\b|价|量|価格|数|가격|수량/iu

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
  const words = header?.join(' ') ?? ''
  return comma.test(words) ? ',' : point.test(words) ? '.' : null
}
