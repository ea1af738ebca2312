import { noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import {
  listHoldsNot,
  pricesElsewhere,
  takesShareOff,
} from '../../../../bom/columns/catalogue/price-holds.ts'
import { currenciesNamed, priceRemarkIn } from '../../../../bom/columns/catalogue/price-remarks.ts'
import { isPriceUnit, priceUnitIn } from '../../../../bom/columns/catalogue/price-unit.ts'
import { isEndedHeading } from '../../../../bom/columns/catalogue/state-words.ts'
import { asksRemoval, isRemoval } from '../../../../bom/columns/words/actions.ts'
import { usedIn } from '../../../../bom/columns/words/conditions.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { type Beside, columnsBeside, faultBeside } from '../row-to-part/told-beside.ts'
import { ImportFault } from './source-row.ts'

/** What a line beside a table says of its prices and stocks, in words, that a price of one piece in our money is not; else null. */
function remarkIn(text: string, currency: string): string | null {
  const [other] =
    currenciesNamed(text).length > 0 && !currenciesNamed(text).includes(currency)
      ? currenciesNamed(text)
      : []
  if (other !== undefined) return `its prices are in ${other}`
  const remark = priceRemarkIn(text)
  if (remark !== null) return remark
  const [label = '', value = ''] = text.split(/\s*[:=\t]\s*/)
  if (isPriceUnit(label) && priceUnitIn(value) !== null)
    return `its prices are ${priceUnitIn(value)}`
  const beside = columnsBeside([label], noColumns).filter(({ told }) => !ofRowsAlone.has(told))
  if (faultBeside({ [label]: value }, beside, ofAll) !== null) return 'it says so of all its parts'
  if (takesShareOff(text) || discount.test(text)) return 'a discount is taken off its prices'
  return pricesElsewhere(text)
}

/** What such columns say is said of a row, and in a line beside a table it may be anything: “Conditions: 30 days net”. */
const ofRowsAlone = new Set<Beside['told']>([
  ...(['state', 'action', 'perhaps', 'removal', 'condition', 'grade', 'unknown'] as const),
])

/** As a row would have it that gives a price and a stock. */
const ofAll = { price: 'price', isCounted: true }
const reduction =
  '(?:discount|rebate|rabatt|remise|rabais|descuento|dto\\b|sconto|korting|rabat|desconto|sleva|zľava|kedvezmény|indirim|alennus|скидк|знижк|折扣|割引|値引|할인)'
const discount = new RegExp(`${reduction}.*[1-9]\\d*\\s*%|[1-9]\\d*\\s*%.*${reduction}`, 'iu')

/** A sentence may speak of other parts: “We also buy refurbished servers”. */
const longestHeading = 40

/**
 * Looks at what stands beside a table of parts: what it says of all of its prices its rows do not say again. Throws
 * ImportFault for another currency than the shop’s, taxes, several pieces, packs, and parts that are no longer sold.
 */
export function checkBeside(file: string, text: string, currency: string) {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line === '' || line.length > 300) return
  const remark = remarkIn(line, currency.toUpperCase())
  if (remark !== null)
    throw new ImportFault(
      `${file}: “${shorten(line)}” stands beside the table: ${remark}. Write the prices of one piece in ${currency.toUpperCase()} without taxes, and stocks in single pieces, and take this line out`,
    )
  const held = listHoldsNot(line, new Date())
  if (held !== null)
    throw new ImportFault(
      `${file}: “${shorten(line)}” stands beside the table: ${held}. Bring the list that holds now, or take the line out`,
    )
  if (line.length <= longestHeading && usedIn(line) !== null)
    throw new ImportFault(
      `${file}: “${shorten(line)}” stands beside the table: the shop sells new parts. Take these out, or the line if it does not speak of them`,
    )
  if (
    isEndedHeading(line) ||
    isRemoval(line) ||
    (line.length <= longestHeading && asksRemoval(line))
  )
    throw new ImportFault(
      `${file}: “${shorten(line)}” stands above the table: such parts are not brought in for sale. Take the line out, and say it in a column “lifecycle”`,
    )
}
