import type { StatementProblem } from '../../../contract/bank/bank.ts'

/** A line of a statement as a file has it. */
export type ReadLine = {
  bookedOn: string
  amountMinor: number
  isReversal: boolean
  bankRef: string
  endToEnd: string
  remittance: string
  name: string
  iban: string
}

/** A statement as a file has it. */
export type ReadStatement = {
  iban: string
  currency: string
  number: string
  format: 'camt.053' | 'csv'
  from: string
  to: string
  openingMinor: number | null
  closingMinor: number | null
  lines: ReadLine[]
  problems: StatementProblem[]
}

/** A file that cannot be read as a whole, and why. */
export class StatementFault extends Error {}

/** A row that is not taken, and why. */
export class RowFault extends Error {}

export const mostLines = 50_000

/** A text on one line, without what cannot be stored, no longer than a bank's field may be. */
export const oneLine = (text: string, most: number) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim()

/** A day of the calendar that a bank may write: YYYY-MM-DD. Throws RowFault. */
export function realDay(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`)
  const isDay = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at)
  if (!isDay || new Date(at).toISOString().slice(0, 10) !== text)
    throw new RowFault(`“${text.slice(0, 40)}” is no day`)
  return text
}

/** The last day that has begun anywhere: where days begin first they do fourteen hours before UTC. */
export const lastBegun = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** A day on which a bank has booked: one that has begun somewhere on earth. Throws RowFault. */
export function bookedDay(text: string): string {
  const day = realDay(text)
  if (day > lastBegun()) throw new RowFault(`“${day}” is yet to come: nothing is booked then`)
  return day
}

/** Days between which a statement's lines are, where it does not say them. */
export function daysOf(lines: ReadLine[]): { from: string; to: string } | null {
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}
