import { readPartNumber } from '../../../contract/parts/number-key.ts'
import type { Sql } from '../../database/database.ts'
import { type Candidates, offer } from './candidate.ts'
import { beginningsOf, containedNumbers } from './contained-numbers.ts'
import { judgeNumber, shortestNear } from './judge-number.ts'
import { scientific, spreadsheetSlips } from './spreadsheet-slips.ts'
import {
  type Segment,
  type SegmentRow,
  selectBySegment,
  selectBySpan,
  selectNumbers,
} from './store.ts'
import { latinKey, type Wanted } from './wanted.ts'

/** A longer text is no part number: what stands in it is looked for, and not what is like the whole. */
const longestKey = 40
const maxCut = 6

/** A row that is looked for, with what was found so far. */
export type Open = { wanted: Wanted; found: Candidates }

/** Finds by whole numbers: those that a spreadsheet spoilt, that stand in a text, or that have fewer signs. */
export async function findWhole(sql: Sql, open: Open[]): Promise<void> {
  const asked = open.map(({ wanted }) => wholeNumbers(wanted))
  const keys = new Set(asked.flatMap((numbers) => [...numbers.keys()]))
  const ours = new Set([...keys].flatMap((key) => readPartNumber(key) ?? []))
  const rows = await selectNumbers(sql, [...keys], [...ours])
  const byKey = new Map(rows.map((row) => [row.mpnKey, row]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const [at, { found }] of open.entries())
    for (const [key, likeness] of asked[at] ?? []) {
      const sold = byKey.get(key)
      if (sold) offer(found, { ...likeness, id: sold.id, mpnKey: sold.mpnKey, by: 'mpn' })
      const number = readPartNumber(key)
      const our = number === null ? undefined : byNumber.get(number)
      if (our) offer(found, { ...likeness, id: our.id, mpnKey: our.mpnKey, by: 'partNumber' })
    }
}

/** Whole numbers that a row may mean, each with its first reason. */
function wholeNumbers(wanted: Wanted) {
  const { text, key } = wanted
  const latin = latinKey(text)
  const alike = 'Its letters only look like those of this number'
  const given = [
    ...spreadsheetSlips(text).map((slip) => ({ ...slip, rank: 0, far: 0 })),
    ...(latin ? [{ key: latin, reason: alike, rank: 1, far: 0 }] : []),
    ...containedNumbers(wanted).map((run) => ({ ...run, rank: 2, far: -run.key.length })),
    ...cutsOf(key).flatMap((cut) => {
      const likeness = judgeNumber(key, cut)
      return likeness ? [{ key: cut, ...likeness }] : []
    }),
    ...beginningsOf(text).map(({ key: begin, rest }) => ({
      key: begin,
      rank: 4,
      far: rest.length,
      reason: `Its number is without “${rest}”`,
    })),
  ]
  const numbers = new Map<string, { rank: number; far: number; reason: string }>()
  for (const { key: one, ...likeness } of given)
    if (one !== key && !numbers.has(one)) numbers.set(one, likeness)
  return numbers
}

/** The number without some of its last or first signs. */
const cutsOf = (key: string) =>
  key.length > longestKey
    ? []
    : Array.from({ length: Math.min(maxCut, key.length - shortestNear) }, (_, at) => [
        key.slice(0, key.length - at - 1),
        key.slice(at + 1),
      ]).flat()

/** Finds by the ends of numbers: more signs, other letters at an end, a slip in one half. */
export async function findNear(sql: Sql, open: Open[]): Promise<void> {
  const { whole, halves } = segmentsOf(open)
  const spans = open.flatMap(({ wanted }, n) => {
    const { span } = scientific(wanted.text)
    return span ? [{ n, ...span }] : []
  })
  const [between, ...near] = await Promise.all([
    selectBySpan(sql, spans, 6),
    selectBySegment(sql, 'begins', whole, 6),
    selectBySegment(sql, 'ends', whole, 6),
    selectBySegment(sql, 'begins', halves.first, 100),
    selectBySegment(sql, 'ends', halves.last, 100),
  ])
  const reason =
    'A spreadsheet shows this number in scientific notation, and its last digits are lost'
  for (const { n, id, mpnKey, isPlain } of between)
    offer(open[n]!.found, { rank: 0, far: isPlain ? 1 : 2, reason, id, mpnKey, by: 'mpn' })
  judgeAll(open, near.flat())
}

function segmentsOf(open: Open[]) {
  const whole: Segment[] = []
  const halves = { first: [] as Segment[], last: [] as Segment[] }
  for (const [n, { wanted }] of open.entries()) {
    const { key } = wanted
    const { length } = key
    if (length < shortestNear || length > longestKey) continue
    whole.push({ n, segment: key, least: length + 1, most: length + 12 })
    if (length < 6) continue
    const half = Math.floor(length / 2)
    const about = { n, least: length - 4, most: length + 4 }
    halves.first.push({ ...about, segment: key.slice(0, half) })
    halves.last.push({ ...about, segment: key.slice(half) })
  }
  return { whole, halves }
}

/** Finds two slips that have left the first or the last third of a number whole. */
export async function findMisspelt(sql: Sql, open: Open[]): Promise<void> {
  const first: Segment[] = []
  const last: Segment[] = []
  for (const [n, { wanted }] of open.entries()) {
    const { key } = wanted
    const { length } = key
    if (length < 7 || length > longestKey) continue
    const third = Math.max(3, Math.floor(length / 3))
    const about = { n, least: length - 2, most: length + 2 }
    first.push({ ...about, segment: key.slice(0, third) })
    last.push({ ...about, segment: key.slice(-third) })
  }
  const rows = await Promise.all([
    selectBySegment(sql, 'begins', first, 300),
    selectBySegment(sql, 'ends', last, 300),
  ])
  judgeAll(open, rows.flat())
}

function judgeAll(open: Open[], rows: SegmentRow[]) {
  for (const { n, id, mpnKey } of rows) {
    const { wanted, found } = open[n]!
    const likeness = judgeNumber(wanted.key, mpnKey)
    if (likeness) offer(found, { ...likeness, id, mpnKey, by: 'mpn' })
  }
}
