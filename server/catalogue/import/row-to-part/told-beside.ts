import { alike } from '../../../../bom/columns/catalogue/amount-words.ts'
import { type ToldBeside, toldBeside } from '../../../../bom/columns/catalogue/beside-headers.ts'
import type { Columns, Field } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { pricesElsewhere } from '../../../../bom/columns/catalogue/price-holds.ts'
import {
  currenciesNamed,
  isOfPrices,
  priceRemarkIn,
} from '../../../../bom/columns/catalogue/price-remarks.ts'
import { isWithTaxes } from '../../../../bom/columns/catalogue/price-taxes.ts'
import { isReduced } from '../../../../bom/columns/catalogue/reduced-prices.ts'
import {
  endedRemark,
  isEndedHeading,
  type Told,
} from '../../../../bom/columns/catalogue/state-words.ts'
import { isFree, mayBind } from '../../../../bom/columns/catalogue/stock-column.ts'
import { meaningOfHeader } from '../../../../bom/columns/headers.ts'
import { asksRemoval, isRemoval } from '../../../../bom/columns/words/actions.ts'
import { isNo, isNothing, isYes } from '../../../../bom/columns/words/answers.ts'
import { usedIn } from '../../../../bom/columns/words/conditions.ts'
import { isSold } from '../../../../bom/columns/words/states.ts'
import { currenciesOf } from '../../../../bom/read/currencies.ts'
import { remarksEnd } from '../../../../bom/read/doubts/sentences.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { isPieces } from '../../../../bom/read/units.ts'
import { readAttribute } from '../read/attribute-cell.ts'
import { isOfRows, ofRemoved, ofUsed, rowFault, wordFault } from './row-fault.ts'

type Values = Record<string, unknown>
/** `unknown`: by its header nobody knows what it says. */
export type Beside = { column: string; told: ToldBeside | 'unknown' }

/**
 * The columns of a row that no field takes and that say something of what others say: units, taxes, states, discounts, what
 * is to be done, conditions; and those of which nobody knows what they say.
 */
export function columnsBeside(
  names: readonly string[],
  { fields, specs, breaks }: Columns,
): Beside[] {
  const read = new Set([fields, specs, breaks].flatMap((one) => Object.values(one)))
  return names.flatMap((column): Beside[] => {
    if (read.has(column)) return []
    const told = toldBeside(column) ?? (meaningOfHeader(column) === null ? 'unknown' : null)
    return told === null ? [] : [{ column, told }]
  })
}

/** Why a row is not taken as it stands, by what such a column says in it; null where none says anything against it. */
export function faultBeside(values: Values, beside: readonly Beside[], read: Read): string | null {
  for (const { column, told } of beside) {
    const said = saidIn(values, column)
    if (said === '' || told === 'currency') continue
    const reason = knownFault({ column, told }, said, read)
    if (reason !== null) return `“${column}” says “${shorten(said)}”: ${reason}`
  }
  return null
}

/** Why a row is not taken, by a remark behind its number or in its name; null where there is none. */
export function remarkedIn({ mpn, name, details }: Partial<Record<Field, unknown>>) {
  for (const text of [mpn, name ?? details]) {
    if (typeof text !== 'string') continue
    const said = endedRemark(text)
    if (said !== null) return `“${shorten(text)}” says “${said}”: ${stateFault('note', said)}`
    const used = text.length > longestName ? null : usedIn(text)
    if (used !== null) return `“${shorten(text)}” says “${used}”: ${ofUsed}`
  }
  return null
}

/** A name is no longer: what is tells more of a part than what it is. */
const longestName = 200

/** What names the currency of a row in a column that no field takes: one of currencies, or a note that speaks of prices. */
export function currencyBeside(values: Values, beside: readonly Beside[]): string | undefined {
  for (const { column, told } of beside) {
    const said = told === 'currency' || told === 'note' ? saidIn(values, column) : ''
    if (said === '') continue
    if (told === 'currency' && currenciesOf(said).length > 0) return said
    const [named] = told === 'note' && isOfPrices(said) ? currenciesNamed(said) : []
    if (named !== undefined) return named
  }
  return undefined
}

function saidIn(values: Values, column: string) {
  const value = values[column]
  return typeof value === 'object' || value === undefined ? '' : String(value).trim()
}

const known = new Map<string, string | null>()

/** Columns of units and states say the same of row after row. */
function knownFault({ column, told }: Beside, said: string, read: Read): string | null {
  if (told === 'unknown') return wordFault(said)
  if (said.length > 30) return faultOf(told, said, column, read)
  const key = `${told}\n${column}\n${said}\n${read.price ?? ''}\n${read.stock ?? ''}\n${read.isCounted}`
  const before = known.get(key)
  if (before !== undefined) return before
  const reason = faultOf(told, said, column, read)
  if (known.size > 5_000) known.clear()
  known.set(key, reason)
  return reason
}

/** The columns that are read as the price and the stock of a row; `isCounted`: whether it gives either, or price breaks. */
type Read = { price: string | undefined; stock?: string | undefined; isCounted: boolean }

function faultOf(told: ToldBeside, said: string, column: string, read: Read) {
  const { price, stock, isCounted } = read
  if (isOfRows(told)) return rowFault(told, said)
  if (told === 'unit') return isCounted ? unitFault(said) : null
  if (told === 'discount')
    return price !== undefined && !isReduced(price) ? discountFault(said) : null
  if (told === 'tax') return price === undefined ? null : taxFault(said, column)
  if (told === 'ended' && bindsPieces(column, said, stock))
    return 'nobody knows whether the stock is without these pieces. Write the pieces that can be sold, and take the column out of the file'
  if (told === 'currency') return null
  if (told !== 'note') return stateFault(told, said)
  const remark = price === undefined && !isCounted ? null : priceRemarkIn(said)
  if (remark !== null)
    return `${remark}. Write the price of one piece without taxes, and single pieces`
  const elsewhere = price === undefined ? null : pricesElsewhere(said)
  if (elsewhere !== null) return `${elsewhere}. Write the one that is asked, or take the row out`
  const word =
    isRemoval(said) || asksRemoval(said) ? ofRemoved : usedIn(said) !== null ? ofUsed : null
  if (word !== null) return word
  return isEndedHeading(said) || remarksEnd(said) ? stateFault(told, said) : null
}

/** Whether pieces that cannot be sold may be among those that are read as the stock: five are on hold, or defective. */
const bindsPieces = (column: string, said: string, stock: string | undefined) =>
  /^(?:[2-9]|\d{2,})$/.test(said) && mayBind(column) && stock !== undefined && !isFree(stock)

/** “1 pc” is one piece as well. */
function unitFault(said: string) {
  const unit = said.replace(/^1(?:[.,]0+)?\s*(?=\D|$)/u, '')
  return isPieces(unit) || /^items?$/i.test(unit)
    ? null
    : 'price and stock are read as of single pieces. Write those of one piece, and take the column out of the file'
}

const discountFault = (said: string) =>
  /^[-–—\s]*$|^[^\p{L}1-9]*$/u.test(said)
    ? null
    : 'nobody knows whether the price is without it. Write the price that is asked, and take the column out of the file'

/** A column of taxes says “gross”, or is called that they are included and says yes. */
const taxFault = (said: string, column: string) =>
  isWithTaxes(said) ||
  (isWithTaxes(column) && isYes(said) && (!alike.price.test(column) || /^\p{L}/u.test(said)))
    ? 'the price is read as without taxes. Write it without, and take the column out of the file'
    : null

/** A number of pieces on hold is none of the part itself. */
const isAgainst = (told: ToldBeside, said: string) =>
  told === 'note' ||
  (told === 'state'
    ? !isSold(said)
    : told === 'ended'
      ? !isNo(said) && !isNothing(said) && !/^(?:[2-9]|\d{2,})$/.test(said)
      : isNo(said) ||
        isNothing(said) ||
        isEndedHeading(said) ||
        // a flag that is no 1 is none that says yes: in some shops 2 takes a part off sale
        /^-\d|^[2-9]$/.test(said))

function stateFault(told: Told | 'note', said: string) {
  if (!isAgainst(told, said)) return null
  const life = readAttribute.lifecycle(said, null)
  return 'value' in life
    ? `a part is not brought in as one that goes on. Call the column “lifecycle” and it is brought in as ${life.value}, or take the row out`
    : 'a part that is not plainly for sale is not brought in. Take the row out of the file, or the column if it says nothing against it'
}
