import { plainCell } from '../read/quantity.ts'
import type { Column } from './column.ts'

/** A column that is the quantity, or may be. */
export type Guess = { at: number; isSure: boolean }

/** Whether a header says one of these. */
export const is = (...meanings: string[]) => {
  const wanted = new Set(meanings)
  return (one: Column) => wanted.has(one.meaning ?? '')
}

/** What a column says of a row as a number; NaN where it says none. */
export const numbersOf = ({ cells }: Column) =>
  cells.map((cell) => (cell === '' ? Number.NaN : Number(plainCell(cell).replace(/[^\d.-]/g, ''))))

export const sure = (one: Column): Guess[] => [{ at: one.at, isSure: true }]
export const asked = (some: Column[]): Guess[] => some.map(({ at }) => ({ at, isSure: false }))
