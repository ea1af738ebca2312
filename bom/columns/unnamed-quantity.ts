import type { Column } from './column.ts'
import { meaningOfHeader } from './headers.ts'
import { isMachine } from './is-machine.ts'
import { asked, type Guess, is, numbersOf, sure } from './quantity-guess.ts'

/** Where no header says a quantity. */
export function unnamed(
  free: Column[],
  isNamed: boolean,
  columns: Column[],
  number: number | null,
  body: readonly (readonly string[])[],
): Guess[] {
  const numeric = free.filter((one) => one.numeric >= 0.5 || one.whole >= 0.5)
  const speaksAgainst = (one: Column) =>
    one.priced > 0 ||
    isLong(one) ||
    isOfTheName(one, number, body) ||
    is('price', 'total', 'amount', 'stock', 'pack', 'date', 'measure', 'document', 'spare')(one)
  // 24 and 48 behind a number may be pieces by any name, 1 and 2 or 10 and 20 are places
  const isBehind = (one: Column) =>
    number !== null && one.at > number && ![0, 1, 10].includes(numbersOf(one)[0]!)
  const isPosition = (one: Column) =>
    one.counting && (is('position')(one) ? !isBehind(one) : number === null || one.at < number)
  const isCounting = (one: Column) =>
    one.counting && !(one.filled === 2 && !isNamed && isBehind(one))
  const left = numeric.filter((one) => !isPosition(one))
  if (!isNamed && columns.some((one) => saysOtherNumbers(one, columns[one.at + 1])))
    return asked(left)
  const able = left.filter(
    (one) => one.name.trim() === '' && one.whole >= 0.5 && !speaksAgainst(one) && !isCounting(one),
  )
  const product = productIn(left)
  if (product?.pieces) return sure(product.pieces)
  const [only] = able
  // a serial number is that of one piece, and a machine has one of each
  const unknown = left.some((one) => one.meaning === null && one.whole > 0 && !speaksAgainst(one))
  if (!only && (free.some(is('serial')) || (isMachine(columns) && !unknown))) return []
  // beside a price that has no name the other number is the quantity; beside other numbers it may be
  const rivals = left.filter(
    (one) =>
      one !== only &&
      !(
        one.priced > 0 ||
        is('price', 'total', 'stock', 'measure', 'pack', 'date')(one) ||
        isLong(one)
      ),
  )
  const isAlone = able.length === 1 && rivals.length === 0 && !free.some(beginsWithCounts)
  if (only && isAlone) return sure(only)
  // positions that nothing names may be quantities as well
  const counted = numeric.filter((one) => !(is('position')(one) && one.counting))
  const some = able.length > 1 && !isNamed ? able : left.length > 0 ? left : counted
  return asked(product ? some.filter((one) => one !== product.total) : some)
}

/** A word in each row that says what its number is, and that it is none of pieces: "AB-100", "Stock", "24". */
const saysOtherNumbers = ({ cells }: Column, next: Column | undefined) => {
  const [word = ''] = cells
  const { meaning, sure: isSaid = 0 } = meaningOfHeader(word.replace(/:$/, '')) ?? {}
  const isOther = isSaid > 1 && ofOthers.has(meaning ?? '')
  return isOther && cells.every((cell) => cell === word) && (next?.numeric ?? 0) >= 0.5
}
const ofOthers = new Set(['price', 'total', 'stock', 'pack', 'date', 'measure', 'partial', 'rest'])

/**
 * Columns of which one is what two others come to in every row: the whole numbers beside a price with decimals are the pieces. Where both are whole, nobody
 * knows which is the price.
 */
function productIn(numeric: Column[]): { total: Column; pieces: Column | null } | null {
  const values = new Map(numeric.map((one) => [one, amountsOf(one)]))
  for (const total of numeric)
    for (const a of numeric)
      for (const b of numeric) {
        if (a.at >= b.at || total.at <= b.at || total.filled < 2) continue
        const [sums, left, right] = [total, a, b].map((one) => values.get(one)!)
        const isProduct = sums!.every((sum, at) => Math.abs(left![at]! * right![at]! - sum) < 0.005)
        if (!isProduct) continue
        const whole = [a, b].filter((one) => one.whole === 1 && one.priced === 0)
        return { total, pieces: whole.length === 1 ? whole[0]! : null }
      }
  return null
}

/** What cells say as amounts: of the two marks of a number the last parts its decimals. */
const amountsOf = ({ cells }: Column) =>
  cells.map((cell) => {
    const text = cell.replace(/[^\d.,]/g, '')
    const [, whole = text, cents = '0'] = /^(.*)[.,](\d{2})$/.exec(text) ?? []
    return text === '' ? Number.NaN : Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
  })

/** "24 drives of steel": pieces may stand before names. */
const beginsWithCounts = ({ cells, wordy }: Column) =>
  wordy > 0 && cells.every((cell) => /^\d{1,5} ?[x×]? \p{L}{3,}/iu.test(cell))

/** Numbers of goods, years and the like are no pieces. */
const isLong = (one: Column) => numbersOf(one).some((value) => value >= 10_000_000)

/** Numbers that stand in the name or number of their own parts, as 1920 does in SEDC600M/1920G. */
function isOfTheName(
  one: Column,
  number: number | null,
  body: readonly (readonly string[])[],
): boolean {
  const rows = body.slice(0, one.cells.length)
  const isIn = (other: string, digits: string) =>
    digits.length > 1 && /\p{L}/u.test(other) && other.replace(/[.,]/g, '').includes(digits)
  // in one and the same column
  const found = (rows[0] ?? []).map((_, column) =>
    column === one.at
      ? 0
      : one.cells.filter((cell, at) => isIn(rows[at]?.[column] ?? '', cell.replace(/\D/g, '')))
          .length,
  )
  const inName = Math.max(0, ...found)
  // a quantity may be a size of its part by chance, but not in most rows
  return number !== null && inName > (one.filled > 1 ? one.filled * 0.5 : 0)
}
