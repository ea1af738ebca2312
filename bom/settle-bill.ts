import type { PartFacts } from '../contract/orders/lines.ts'
import type { Bill, Choice } from './bill.ts'
import type { Candidate, Found } from './find-parts.ts'
import { limits } from './limits.ts'
import { type Mend, mendsNear, type OrderLine, orderLine } from './order-line.ts'
import { type RowRead, readRows, type WantedRow } from './read/rows.ts'

/**
 * What becomes of a row: exactly one of these. `into`: the row, from 0, with which its pieces are ordered. A listed row
 * is not ordered: `look` when the buyer can do something about it, `gone` when they decided so, `other` when it names
 * no part, `open` while its part is being looked for.
 */
export type Fate =
  | { state: 'ordered' }
  | { state: 'merged'; into: number }
  | { state: 'listed'; why: 'look' | 'gone' | 'other' | 'open'; reason: string }

export type SettledRow = {
  at: number
  read: RowRead
  fate: Fate
  part: PartFacts | null
  /** How its part was found, in words; '' where none is. */
  foundBy: string
  candidates: Candidate[]
  /** What it asks for, for all builds; null when that cannot be read. */
  pieces: number | null
  /** What is ordered by it: null for all but the first row of a part. */
  line: OrderLine | null
  mends: Mend[]
  /** What the buyer typed and what has changed since, with the quantity that goes with it; null when nothing has. */
  kept: Kept | null
}
export type Kept = { words: string; take: number }

/** As many as there are rows: the type says it, for a row that is lost would be an order that is wrong. */
export type Accounted<Rows extends readonly unknown[]> = { [K in keyof Rows]: SettledRow }

type Open = Omit<SettledRow, 'fate'> & { fate: Fate | null }

/** What becomes of every row of a bill, its parts having been looked for. Pure: the same bill and answers, the same. */
export function settleBill<Rows extends Bill['rows']>(
  bill: Bill & { rows: Rows },
  found: Found,
): Accounted<Rows> {
  const rows = readRows(bill).map((read, at) => openRow(bill, read, at, found))
  for (const group of groupsOf(rows)) settleGroup(bill, group)
  const settled = rows.map(({ fate, ...row }) => {
    if (!fate) throw new Error(`row ${row.at} was left without a fate`)
    return { ...row, fate }
  })
  return settled as Accounted<Rows>
}

const listed = (why: 'look' | 'gone' | 'other' | 'open', reason: string): Fate => ({
  state: 'listed',
  why,
  reason,
})

function openRow(bill: Bill, read: RowRead, at: number, found: Found): Open {
  const none: Open = {
    ...{ at, read, fate: null, part: null, foundBy: '', candidates: [] },
    ...{ pieces: null, line: null, mends: [], kept: null },
  }
  const choice = bill.choices[at]
  if (read.kind === 'other') return { ...none, fate: listed('other', read.reason) }
  const answer = found.answerFor(read, choice?.part)
  const pieces = piecesOf(read, choice?.pieces, bill.builds)
  const row: Open = {
    ...none,
    pieces,
    part: answer?.part ?? null,
    foundBy: answer?.part ? answer.reason : '',
    candidates: answer?.candidates ?? [],
    kept: choice?.pieces === undefined ? null : notTimes(choice.pieces, choice, bill.builds),
  }
  if (choice?.gone)
    return {
      ...row,
      fate: listed('gone', choice.gone === 'left out' ? 'Left out' : 'In the basket already'),
    }
  if (read.number === '') return { ...row, fate: listed('look', 'There is no part number') }
  if (answer === undefined) return { ...row, fate: listed('open', 'Not looked for yet') }
  if (!answer.part)
    return {
      ...row,
      fate: listed('look', read.spoilt ?? answer.reason),
      mends: candidateMends(row),
    }
  if (pieces !== null) return row
  const reason =
    'reason' in read.quantity ? read.quantity.reason : 'These are more than can be ordered'
  const mends = mendsNear(answer.part, nearOf(read, bill.builds))
  return { ...row, fate: listed('look', reason), mends }
}

/** The number of pieces that a row asks for, for all builds, though nobody can order it; null when it says none. */
function nearOf({ quantity }: WantedRow, builds: number): number | null {
  const one = 'pieces' in quantity ? quantity.pieces : quantity.near
  // 1.1 for ten machines are 11, not the 11.000000000000002 of binary fractions
  return one === null ? null : Number((one * builds).toFixed(6))
}

const candidateMends = ({ candidates }: Open): Mend[] =>
  candidates.length === 0
    ? []
    : [{ kind: 'choose', part: candidates[0]!.part, reason: candidates[0]!.reason }]

/** Pieces that were typed hold for as many machines as there are: they are never multiplied unasked. */
function notTimes(typed: number, { typedFor }: Choice, builds: number): Kept | null {
  if (typedFor === undefined || typedFor === builds) return null
  const words = typedFor === 1 ? `not times ${builds}` : `for ${typedFor} machines, not ${builds}`
  const take = Math.min(limits.pieces, Math.ceil((typed * builds) / typedFor))
  return { words: `${typed} typed, ${words}`, take }
}

function piecesOf(read: WantedRow, typed: number | undefined, builds: number): number | null {
  if (typed !== undefined) return typed
  const one = 'pieces' in read.quantity ? read.quantity.pieces : null
  return one === null || one * builds > limits.pieces ? null : one * builds
}

/** Rows of the same part, in the order of the bill: their pieces are summed before anything is checked. */
function groupsOf(rows: Open[]): Open[][] {
  const groups = new Map<string, Open[]>()
  for (const row of rows)
    if (row.fate === null) {
      const id = row.part!._id
      groups.set(id, [...(groups.get(id) ?? []), row])
    }
  return [...groups.values()]
}

function settleGroup(bill: Bill, group: Open[]) {
  const [first, ...others] = group as [Open, ...Open[]]
  for (const row of others) row.fate = { state: 'merged', into: first.at }
  const wanted = group.reduce((sum, row) => sum + row.pieces!, 0)
  const choice = bill.choices[first.at]
  const order = choice?.order
  first.line = orderLine(first.part!, wanted, order?.of === wanted ? order.take : null)
  if (choice && order)
    first.kept =
      order.of === wanted
        ? notTimes(order.take, choice, bill.builds)
        : { words: `${order.take} was for ${order.of}, now ${wanted} are asked`, take: order.take }
  first.mends = first.line.mends
  first.fate =
    first.line.problem === null ? { state: 'ordered' } : listed('look', first.line.problem)
}

/** How the rows of a bill divide; the four add up to all of them. */
export function countFates(rows: readonly SettledRow[]) {
  const count = (test: (fate: Fate) => boolean) => rows.filter(({ fate }) => test(fate)).length
  return {
    ordered: count(({ state }) => state === 'ordered'),
    merged: count(({ state }) => state === 'merged'),
    listed: count(({ state }) => state === 'listed'),
    all: rows.length,
  }
}
