import type { PartFacts } from '../contract/orders/lines.ts'
import { type Bom, type ChoiceChange, decided } from './bom.ts'
import type { Fix } from './order-line.ts'
import type { Kept, ResolvedRow } from './resolve-bom.ts'

/** A change of a parts list, and what the button that takes it back says of it. */
export type Change = { bom: Bom; did: string }

const changed = (bom: Bom, { at }: ResolvedRow, change: ChoiceChange, did: string): Change => ({
  bom: decided(bom, [[at, change]]),
  did: `${did} row ${at + 1}`,
})

/** So many pieces instead of what the rows of a part come to; as many as they do takes a decision back. */
function orderChange(row: ResolvedRow, take: number): ChoiceChange {
  if (!row.line) return { pieces: take, typedFor: undefined }
  const of = row.line.wanted
  return { order: take === of ? undefined : { take, of }, typedFor: undefined }
}

export const orderPieces = (bom: Bom, row: ResolvedRow, take: number) =>
  changed(bom, row, orderChange(row, take), 'the quantity of')

const partChange = ({ partNumber }: PartFacts): ChoiceChange => ({
  part: partNumber,
  order: undefined,
  gone: undefined,
})

export const choosePart = (bom: Bom, row: ResolvedRow, part: PartFacts) =>
  changed(bom, row, partChange(part), 'the part of')

const fixChange = (row: ResolvedRow, fix: Fix): ChoiceChange =>
  fix.kind === 'choose' ? partChange(fix.part) : orderChange(row, fix.take)

/** What was typed, as it is now offered: of a row that is summed with another its own pieces. */
export const takeKept = (bom: Bom, row: ResolvedRow, { take }: Kept) =>
  row.line && bom.choices[row.at]?.order
    ? orderPieces(bom, row, take)
    : changed(bom, row, { pieces: take, typedFor: undefined }, 'the quantity of')

/** One click on a row. */
export const fixRow = (bom: Bom, row: ResolvedRow, fix: Fix) =>
  changed(bom, row, fixChange(row, fix), fix.kind === 'choose' ? 'the part of' : 'fixing')

export const leaveOut = (bom: Bom, row: ResolvedRow) =>
  changed(bom, row, { gone: 'left out' }, 'leaving out')

export const putBack = (bom: Bom, row: ResolvedRow) =>
  changed(bom, row, { gone: undefined }, 'putting back')

/** Fixes of a kind that several rows can have at once. Which part is meant is never decided for many at once. */
export const bulkKinds = ['least', 'take', 'round', 'available', 'leave'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The rows that a fix of a kind would change. `leave`: those without a part. */
export function rowsFor(rows: readonly ResolvedRow[], kind: BulkKind): ResolvedRow[] {
  return rows.filter(({ outcome, part, fixes }) => {
    if (outcome.state !== 'listed' || outcome.why !== 'look') return false
    return kind === 'leave' ? part === null : fixes.some((fix) => fix.kind === kind)
  })
}

export function fixAll(bom: Bom, rows: readonly ResolvedRow[], kind: BulkKind): Change {
  const some = rowsFor(rows, kind)
  const changes = some.flatMap((row): [number, ChoiceChange][] => {
    if (kind === 'leave') return [[row.at, { gone: 'left out' }]]
    const fix = row.fixes.find((one) => one.kind === kind)
    return fix ? [[row.at, fixChange(row, fix)]] : []
  })
  const did = `fixing ${some.length} ${some.length === 1 ? 'row' : 'rows'}`
  return { bom: decided(bom, changes), did }
}
