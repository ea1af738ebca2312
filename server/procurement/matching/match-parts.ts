import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type MatchedRow, type MatchRow, maxCandidates } from '../../../contract/parts/matching.ts'
import { categoryWords, factsToApi, type PartRow, readCategories } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { byNearness, type Candidate } from './candidate.ts'
import { findExact, findRemoved } from './find-exact.ts'
import { findNamed } from './find-named.ts'
import { findMisspelt, findNear, findWhole, type Open } from './find-numbers.ts'
import { selectParts } from './store.ts'
import { type Sure, surePart } from './sure-text.ts'
import { type Wanted, wantedOf } from './wanted.ts'
import { hasLeft, whyNone } from './why-none.ts'

/**
 * Says of each row which part it means: exactly, by the manufacturer's number or ours, or by a text that says nothing else
 * than is so of one part; else which parts are like it and why; else why there is none. A handful of statements, however many rows there are; rows that say the same are looked
 * for once.
 */
export async function matchParts(
  shop: Shop,
  _caller: Anyone,
  { rows }: Input<Calls['matchParts']>,
): Promise<Output<Calls['matchParts']>> {
  const { currency } = shop.config
  const distinct = new Map(rows.map((row) => [nameOf(row), wantedOf(row)]))
  const others = new Map(
    rows.flatMap((row) => row.others.map((text) => [text, wantedOf(otherRow(text))] as const)),
  )
  const matched = await matchAll(shop, [...distinct.values()], [...others.values()])
  const alsoOf = ({ others: texts }: MatchRow) =>
    [...new Set(texts)].flatMap((number) => {
      const part = matched.exactly(others.get(number)!)
      return part ? [{ number, part }] : []
    })
  return {
    currency,
    rows: rows.map((row) => ({
      ...matched.rows.get(distinct.get(nameOf(row))!)!,
      also: alsoOf(row),
    })),
  }
}

const otherRow = (number: string): MatchRow => ({
  number,
  manufacturer: '',
  description: '',
  others: [],
})

const nameOf = ({ number, manufacturer, description }: MatchRow) =>
  JSON.stringify([number, manufacturer, description])

type Matched = Omit<MatchedRow, 'also'>

/** `others` are looked for exactly, and nothing is that is only like them. */
async function matchAll(shop: Shop, wanted: Wanted[], others: Wanted[]) {
  const { database } = shop
  const { sql } = database
  const exact = await findExact(sql, [...wanted, ...others])
  const unknown = wanted.filter((one) => !exact.has(one))
  const removed = unknown.length > 0 ? await findRemoved(sql, unknown) : new Set<Wanted>()
  const open = unknown
    .filter((one) => !removed.has(one))
    .map((one): Open => ({ wanted: one, found: new Map() }))
  const parts = await findLikely(sql, open)
  const categories = parts.size > 0 ? categoryWords(await readCategories(database)) : null
  const matched = new Map<Wanted, Matched>()
  for (const one of wanted) {
    const found = exact.get(one)
    if (!found) continue
    const { by, row } = found
    const part = factsToApi(row, shop)
    matched.set(one, { match: 'exact', by, reason: null, part, candidates: [] })
  }
  for (const one of removed) matched.set(one, none(hasLeft))
  for (const one of open) {
    const likely = candidatesOf(one, parts)
    const isAll = likely.length === one.found.size
    const able = likely.map(({ row }) => row)
    const sure = categories && surePart(one.wanted, { parts: able, isAll }, categories)
    matched.set(one.wanted, sure ? sureRow(sure, shop) : likelyRow(one, likely, shop))
  }
  const exactly = (one: Wanted) => {
    const found = exact.get(one)
    return found ? factsToApi(found.row, shop) : null
  }
  return { rows: matched, exactly }
}

/** Fills in what rows may mean, the surest ways first; answers the parts by their ids. */
async function findLikely(sql: Sql, open: Open[]): Promise<Map<string, PartRow>> {
  if (open.length === 0) return new Map()
  await Promise.all([findWhole(sql, open), findNear(sql, open)])
  for (const find of [findMisspelt, findNamed]) {
    const left = open.filter(({ found }) => found.size === 0)
    if (left.length > 0) await find(sql, left)
  }
  const ids = new Set(open.flatMap((one) => nearest(one).map(({ id }) => id)))
  if (ids.size === 0) return new Map()
  return new Map((await selectParts(sql, [...ids])).map((part) => [part.id, part]))
}

const nearest = ({ found }: Open) => [...found.values()].sort(byNearness).slice(0, maxCandidates)

type LikelyPart = Candidate & { row: PartRow }

/** The nearest parts of a row. */
function candidatesOf(open: Open, parts: Map<string, PartRow>): LikelyPart[] {
  return nearest(open).flatMap((one) => {
    const row = parts.get(one.id)
    return row ? [{ ...one, row }] : []
  })
}

function sureRow({ part, by, reason }: Sure, shop: Shop): Matched {
  return { match: 'exact', by, reason, part: factsToApi(part, shop), candidates: [] }
}

function likelyRow({ wanted }: Open, likely: LikelyPart[], shop: Shop): Matched {
  const [best] = likely
  if (!best) return none(whyNone(wanted))
  return {
    match: 'likely',
    by: best.by,
    reason: best.reason,
    part: null,
    candidates: likely.map(({ row, reason }) => ({ part: factsToApi(row, shop), reason })),
  }
}

const none = (reason: string): Matched => ({
  match: 'none',
  by: null,
  reason,
  part: null,
  candidates: [],
})
