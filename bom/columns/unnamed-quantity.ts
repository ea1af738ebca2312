import type { Column } from './column.ts'
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
  const isPosition = (one: Column) =>
    (is('position')(one) && one.counting) || (one.counting && (number === null || one.at < number))
  const left = numeric.filter((one) => !isPosition(one))
  const able = left.filter(
    (one) => one.name.trim() === '' && one.whole >= 0.5 && !speaksAgainst(one) && !one.counting,
  )
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
  return asked(able.length > 1 && !isNamed ? able : left.length > 0 ? left : counted)
}

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
  const inName = one.cells.filter((cell, at) => {
    const digits = cell.replace(/\D/g, '')
    if (digits.length < 2) return false
    return (rows[at] ?? []).some(
      (other, column) =>
        column !== one.at && /\p{L}/u.test(other) && other.replace(/[.,]/g, '').includes(digits),
    )
  })
  return number !== null && inName.length > 0 && inName.length >= one.filled * 0.5
}
