import type { PartFacts } from '../contract/orders/lines.ts'
import type { Bom, Choice } from './bom.ts'
import type { Candidate, Found } from './find-parts.ts'
import { limits } from './limits.ts'
import { type Fix, fixesNear, type OrderLine, orderLine } from './order-line.ts'
import { changesAnother } from './read/doubts/sentences.ts'
import { type OtherRow, type RowRead, readRows, type WantedRow } from './read/rows.ts'

/**
 * What becomes of a row: exactly one of these. `into`: the row, from 0, with which its pieces are ordered. A listed row
 * is not ordered: `look` when the buyer can do something about it, `gone` when they decided so, `other` when it names
 * no part, `open` while its part is being looked for.
 */
export type Outcome =
  | { state: 'ordered' }
  | { state: 'merged'; into: number }
  | { state: 'listed'; why: 'look' | 'gone' | 'other' | 'open'; reason: string }

export type ResolvedRow = {
  at: number
  read: RowRead
  outcome: Outcome
  part: PartFacts | null
  /** How its part was found, in words; '' where none is. */
  foundBy: string
  candidates: Candidate[]
  /** What it asks for, for all builds; null when that cannot be read. */
  pieces: number | null
  /** What is ordered by it: null for all but the first row of a part. */
  line: OrderLine | null
  fixes: Fix[]
  /** What the buyer typed and what has changed since, with the quantity that goes with it; null when nothing has. */
  kept: Kept | null
}
export type Kept = { words: string; take: number }

/** As many as there are rows: the type says it, for a row that is lost would be an order that is wrong. */
export type Accounted<Rows extends readonly unknown[]> = { [K in keyof Rows]: ResolvedRow }

type Open = Omit<ResolvedRow, 'outcome'> & { outcome: Outcome | null }

/** What becomes of every row of a parts list, its parts having been looked for. Pure: the same of the same. */
export function resolveBom<Rows extends Bom['rows']>(
  bom: Bom & { rows: Rows },
  found: Found,
): Accounted<Rows> {
  const rows = readRows(bom).map((read, at) => openRow(bom, read, at, found))
  askWhereOthersSpeak(rows, bom)
  for (const group of groupsOf(rows)) resolveGroup(bom, group)
  const resolved = rows.map(({ outcome, ...row }) => {
    if (!outcome) throw new Error(`row ${row.at} was left without an outcome`)
    return { ...row, outcome }
  })
  return resolved as Accounted<Rows>
}

const listed = (why: 'look' | 'gone' | 'other' | 'open', reason: string): Outcome => ({
  state: 'listed',
  why,
  reason,
})

function openRow(bom: Bom, read: RowRead, at: number, found: Found): Open {
  const none: Open = {
    at,
    read,
    outcome: null,
    part: null,
    foundBy: '',
    candidates: [],
    pieces: null,
    line: null,
    fixes: [],
    kept: null,
  }
  const choice = bom.choices[at]
  if (read.kind === 'other') return otherRow(none, read, found, choice)
  const answer = found.answerFor(read, choice?.part)
  const pieces = piecesOf(read, choice?.pieces, bom.builds)
  const row: Open = {
    ...none,
    pieces,
    part: answer?.part ?? null,
    foundBy: answer?.part ? answer.reason : '',
    candidates: answer?.candidates ?? [],
    kept: choice?.pieces === undefined ? null : notTimes(choice.pieces, choice, bom.builds),
  }
  if (choice?.gone)
    return {
      ...row,
      outcome: listed('gone', goneReasons[choice.gone]),
    }
  if (read.number === '' && !answer?.part && row.candidates.length === 0)
    return { ...row, outcome: listed('look', 'There is no part number') }
  if (answer === undefined) return { ...row, outcome: listed('open', 'Not looked for yet') }
  // of a cell that is spoilt nobody knows what it said, whatever part it happens to name
  const isSpoilt = read.spoilt !== null && choice?.part === undefined
  if (answer.part && isSpoilt)
    return asked(row, read.spoilt!, [{ part: answer.part, reason: answer.reason }])
  if (!answer.part) return asked(row, read.spoilt ?? answer.reason, [])
  if (pieces !== null) return row
  const reason =
    'reason' in read.quantity ? read.quantity.reason : 'These are more than can be ordered'
  const near = nearOf(read, bom.builds)
  const isDoubted = 'isDoubted' in read.quantity && near === null
  const fixes = isDoubted ? [] : fixesNear(answer.part, near)
  return { ...row, outcome: listed('look', reason), fixes }
}

const goneReasons = {
  'left out': 'Left out',
  'struck through': 'Struck through in the file',
  'in the basket': 'In the basket already',
} as const

function asked(row: Open, reason: string, first: Candidate[]): Open {
  const candidates = [...first, ...row.candidates]
  const open = { ...row, candidates, part: null, foundBy: '', outcome: listed('look', reason) }
  return { ...open, fixes: candidateFixes(open) }
}

/** A row that seems to be no line is asked about when it names a part all the same. */
function otherRow(none: Open, read: OtherRow, found: Found, choice: Choice | undefined): Open {
  const candidates = found.partsIn(read)
  if (choice?.gone)
    return { ...none, candidates, outcome: listed('gone', goneReasons[choice.gone]) }
  if (candidates.length === 0) return { ...none, outcome: listed('other', read.reason) }
  const names = candidates.map(({ part }) => part.mpn).join(', ')
  const row = {
    ...none,
    candidates,
    outcome: listed('look', `${read.reason}, but it names ${names}`),
  }
  return { ...row, fixes: candidateFixes(row) }
}

/** The number of pieces that a row asks for, for all builds, though nobody can order it; null when it says none. */
function nearOf({ quantity }: WantedRow, builds: number): number | null {
  const one = 'pieces' in quantity ? quantity.pieces : quantity.near
  // 1.1 for ten machines are 11, not the 11.000000000000002 of binary fractions
  return one === null ? null : Number((one * builds).toFixed(6))
}

const candidateFixes = ({ candidates }: Open): Fix[] =>
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

/**
 * Where a row takes pieces of a part back, 40 and -20, or a sentence speaks of a part, "make it 30 of the AB-100", the other
 * rows of that part are asked about.
 */
function askWhereOthersSpeak(rows: Open[], bom: Bom) {
  const words = new Map<string, { at: number; reason: string }>()
  for (const { at, read, part, candidates } of rows) {
    if (bom.choices[at]?.gone) continue
    const near = read.kind === 'wanted' && 'near' in read.quantity ? read.quantity.near : null
    if (part && near !== null && near < 0)
      words.set(part._id, { at, reason: `Row ${at + 1} takes some of it back` })
    if (part && changesAnother(bom.rows[at]?.join(' ') ?? ''))
      words.set(part._id, { at, reason: `Row ${at + 1} changes it` })
    if (!part && isSentence(bom.rows[at] ?? []))
      for (const { part: spoken } of candidates)
        words.set(spoken._id, { at, reason: `Row ${at + 1} speaks of it, too` })
  }
  if (words.size === 0) return
  for (const row of rows) {
    const other = row.part && row.outcome === null ? words.get(row.part._id) : undefined
    if (other && bom.choices[row.at]?.pieces === undefined)
      row.outcome = listed('look', `${other.reason}: type how many pieces`)
  }
}

const isSentence = (row: readonly string[]) => {
  const filled = row.filter((cell) => cell.trim() !== '')
  return filled.length === 1 && (filled[0]!.match(/\p{L}{2,}/gu) ?? []).length >= 5
}

/** Rows of the same part, in the order of the parts list: their pieces are summed before anything is checked. */
function groupsOf(rows: Open[]): Open[][] {
  const groups = new Map<string, Open[]>()
  for (const row of rows)
    if (row.outcome === null) {
      const id = row.part!._id
      const group = groups.get(id)
      if (group) group.push(row)
      else groups.set(id, [row])
    }
  return [...groups.values()]
}

function resolveGroup(bom: Bom, group: Open[]) {
  const [first, ...others] = group as [Open, ...Open[]]
  for (const row of others) row.outcome = { state: 'merged', into: first.at }
  const wanted = group.reduce((sum, row) => sum + row.pieces!, 0)
  const choice = bom.choices[first.at]
  const order = choice?.order
  first.line = orderLine(first.part!, wanted, order?.of === wanted ? order.take : null)
  if (choice && order)
    first.kept =
      order.of === wanted
        ? notTimes(order.take, choice, bom.builds)
        : { words: `${order.take} was for ${order.of}, now ${wanted} are asked`, take: order.take }
  first.fixes = first.line.fixes
  first.outcome =
    first.line.problem === null ? { state: 'ordered' } : listed('look', first.line.problem)
}

/** How the rows of a parts list divide; the four add up to all of them. */
export function countOutcomes(rows: readonly ResolvedRow[]) {
  const count = (test: (outcome: Outcome) => boolean) =>
    rows.filter(({ outcome }) => test(outcome)).length
  return {
    ordered: count(({ state }) => state === 'ordered'),
    merged: count(({ state }) => state === 'merged'),
    listed: count(({ state }) => state === 'listed'),
    all: rows.length,
  }
}
