import { meaningOfHeader } from '../../../../bom/columns/headers.ts'
import { isPieces } from '../../../../bom/read/units.ts'
import { isPriceUnit } from '../headers/price-unit.ts'
import { isReduced } from '../headers/reduced-prices.ts'
import { isSold, type Told, toldBy } from '../headers/state-words.ts'
import { readAttribute } from '../read/attribute-cell.ts'
import { shown } from '../read/cell.ts'
import type { Columns } from './columns.ts'

type Values = Record<string, unknown>
export type Beside = { column: string; told: Told | 'unit' }

/** The columns of a row that no field takes and that say something of what others say: units, states and discounts. */
export function columnsBeside(
  names: readonly string[],
  { fields, specs, breaks }: Columns,
): Beside[] {
  const read = new Set([fields, specs, breaks].flatMap((one) => Object.values(one)))
  return names.flatMap((column): Beside[] => {
    if (read.has(column)) return []
    const told = toldBy(column) ?? (isUnit(column) ? 'unit' : null)
    return told === null ? [] : [{ column, told }]
  })
}

const isUnit = (name: string) => {
  const named = meaningOfHeader(name)
  return named?.meaning === 'unit' && named.sure > 1 && !isPriceUnit(name)
}

/** Why a row is not taken as it stands, by what such a column says in it; null where none says anything against it. */
export function faultBeside(
  values: Values,
  beside: readonly Beside[],
  { price, isCounted }: { price: string | undefined; isCounted: boolean },
): string | null {
  for (const { column, told } of beside) {
    const said = wordsIn(values[column])
    if (said === '') continue
    const reason: string | false | null =
      told === 'unit'
        ? isCounted && unitFault(said)
        : told === 'discount'
          ? price !== undefined && !isReduced(price) && discountFault(said)
          : stateFault(told, said)
    if (reason) return `“${column}” says “${shown(said)}”: ${reason}`
  }
  return null
}

const wordsIn = (value: unknown) =>
  typeof value === 'object' || value === undefined ? '' : String(value).trim()

/** “1 pc” is one piece as well. */
function unitFault(said: string) {
  const unit = said.replace(/^1(?:[.,]0+)?\s*(?=\D|$)/u, '')
  return isPieces(unit) || /^items?$/i.test(unit)
    ? null
    : 'price and stock are read as of single pieces. Write those of one piece, and take this column out'
}

const discountFault = (said: string) =>
  /^[-–—\s]*$|^[^\p{L}1-9]*$/u.test(said)
    ? null
    : 'nobody knows whether the price is without it. Write the price that is asked, and take this column out'

/** Yes, whatever stands for it: all but no, nothing and a number of pieces. */
const no =
  /^(?:n|no|nein|non|nee|nie|ne|não|nao|nej|ei|nem|hayır|hayir|нет|ні|否|いいえ|아니요|f|false|falsch|faux|falso|0+(?:[.,]0+)?|off|none|n\/a|-|–|—|✗|✘)$/iu

/** A number of pieces on hold is none of the part itself. */
const isAgainst = (told: Told, said: string) =>
  told === 'state'
    ? !isSold(said)
    : told === 'ended'
      ? !no.test(said) && !/^(?:[2-9]|\d{2,})$/.test(said)
      : no.test(said) || /^-\d|^(?:draft|hidden|inactive|disabled|archived)$/i.test(said)

function stateFault(told: Told, said: string) {
  if (!isAgainst(told, said)) return null
  const life = readAttribute.lifecycle(said, null)
  return 'value' in life
    ? `a part is not brought in as one that goes on. Call the column “lifecycle” and it is brought in as ${life.value}, or take the row out`
    : 'a part that is not plainly for sale is not brought in. Take the row out, or the column if it says nothing against it'
}
