import type { PartFacts } from '../contract/orders/lines.ts'
import { type Bill, type ChoiceChange, decided } from './bill.ts'
import type { Mend } from './order-line.ts'
import type { Kept, SettledRow } from './settle-bill.ts'

/** A change of a bill, and what the button that takes it back says of it. */
export type Change = { bill: Bill; did: string }

const changed = (bill: Bill, { at }: SettledRow, change: ChoiceChange, did: string): Change => ({
  bill: decided(bill, [[at, change]]),
  did: `${did} row ${at + 1}`,
})

/** So many pieces instead of what the rows of a part come to; as many as they do takes a decision back. */
function orderChange(row: SettledRow, take: number): ChoiceChange {
  if (!row.line) return { pieces: take, typedFor: undefined }
  const of = row.line.wanted
  return { order: take === of ? undefined : { take, of }, typedFor: undefined }
}

export const orderPieces = (bill: Bill, row: SettledRow, take: number) =>
  changed(bill, row, orderChange(row, take), 'the quantity of')

const partChange = ({ partNumber }: PartFacts): ChoiceChange => ({
  part: partNumber,
  order: undefined,
  gone: undefined,
})

export const choosePart = (bill: Bill, row: SettledRow, part: PartFacts) =>
  changed(bill, row, partChange(part), 'the part of')

const mendChange = (row: SettledRow, mend: Mend): ChoiceChange =>
  mend.kind === 'choose' ? partChange(mend.part) : orderChange(row, mend.take)

/** What was typed, as it is now offered: of a row that is summed with another its own pieces. */
export const takeKept = (bill: Bill, row: SettledRow, { take }: Kept) =>
  row.line && bill.choices[row.at]?.order
    ? orderPieces(bill, row, take)
    : changed(bill, row, { pieces: take, typedFor: undefined }, 'the quantity of')

/** One click on a row. */
export const mendRow = (bill: Bill, row: SettledRow, mend: Mend) =>
  changed(bill, row, mendChange(row, mend), mend.kind === 'choose' ? 'the part of' : 'mending')

export const leaveOut = (bill: Bill, row: SettledRow) =>
  changed(bill, row, { gone: 'left out' }, 'leaving out')

export const putBack = (bill: Bill, row: SettledRow) =>
  changed(bill, row, { gone: undefined }, 'putting back')

/** Mends of a kind that several rows can have at once. Which part is meant is never decided for many at once. */
export const bulkKinds = ['least', 'round', 'available', 'leave'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The rows that a mend of a kind would change. `leave`: those without a part. */
export function rowsFor(rows: readonly SettledRow[], kind: BulkKind): SettledRow[] {
  return rows.filter(({ fate, part, mends }) => {
    if (fate.state !== 'listed' || fate.why !== 'look') return false
    return kind === 'leave' ? part === null : mends.some((mend) => mend.kind === kind)
  })
}

export function mendAll(bill: Bill, rows: readonly SettledRow[], kind: BulkKind): Change {
  const some = rowsFor(rows, kind)
  const changes = some.flatMap((row): [number, ChoiceChange][] => {
    if (kind === 'leave') return [[row.at, { gone: 'left out' }]]
    const mend = row.mends.find((one) => one.kind === kind)
    return mend ? [[row.at, mendChange(row, mend)]] : []
  })
  const did = `mending ${some.length} ${some.length === 1 ? 'row' : 'rows'}`
  return { bill: decided(bill, changes), did }
}
