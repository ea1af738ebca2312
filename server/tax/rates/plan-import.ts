import { figure } from '../../../contract/words/numbers.ts'
import { newId } from '../../database/new-id.ts'
import type { RowFault } from '../../words/refuse-rows.ts'
import { dayBefore, daysInWords, doOverlap } from '../days.ts'
import type { RateRow } from './read-rates-file.ts'
import type { Rate } from './store.ts'

/** What an import does, or what is wrong with its rows. */
export type Plan = {
  added: Rate[]
  changed: Rate[]
  ended: Rate[]
  unchanged: number
  faults: RowFault[]
}

type Held = Rate & { line?: number; was?: 'added' | 'changed' | 'ended' }

const keyOf = ({ country, region, postalPrefix, taxClass }: Omit<Rate, 'id'> | Rate) =>
  [country, region, postalPrefix, taxClass].join(' ')

/**
 * What becomes of the rows of a file beside the rates that are there. A row of the first day of one that is there changes it; one
 * that begins while one without an end holds ends that the day before; one that says what holds already changes nothing.
 */
export function planImport(there: Rate[], rows: RateRow[]): Plan {
  const byKey = new Map<string, Held[]>()
  for (const rate of there) byKey.set(keyOf(rate), [...(byKey.get(keyOf(rate)) ?? []), { ...rate }])
  const faults: RowFault[] = []
  let unchanged = 0
  for (const row of rows.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const held = byKey.get(keyOf({ ...row, id: '' })) ?? []
    byKey.set(keyOf({ ...row, id: '' }), held)
    const outcome = takeRow(held, row)
    if (outcome === 'unchanged') unchanged += 1
    else if (outcome) faults.push({ line: row.line, message: outcome })
  }
  const all = [...byKey.values()].flat()
  const of = (was: Held['was']) =>
    all.flatMap(({ was: is, line: _, ...rate }) => (is === was ? [rate] : []))
  return {
    added: of('added'),
    changed: of('changed'),
    ended: of('ended'),
    unchanged,
    faults,
  }
}

/** Puts a row among the rates of its place and class: null, or that nothing changes, or what is wrong with it. */
function takeRow(held: Held[], { line, ...row }: RateRow): string | null {
  const same = held.find(({ startsOn }) => startsOn === row.startsOn)
  if (same?.line !== undefined) return `Line ${same.line} says the same place, class and first day`
  const before = held.find(
    (one) => one !== same && one.startsOn < row.startsOn && doOverlap(one, row),
  )
  if (!same && before?.endsOn === null && row.endsOn === null && before.percent === row.percent) {
    before.line ??= line
    return 'unchanged'
  }
  const others = held.filter((one) => one !== same && one !== before && doOverlap(one, row))
  const other = others[0] ?? (before && before.endsOn !== null ? before : undefined)
  if (other) {
    const where = other.line === undefined ? '' : ` of line ${other.line}`
    return `It overlaps with ${figure(other.percent)} %${where}, ${daysInWords(other)}`
  }
  if (before) {
    before.endsOn = dayBefore(row.startsOn)
    before.was ??= 'ended'
  }
  if (!same) {
    held.push({ ...row, id: newId(), line, was: 'added' })
    return null
  }
  same.line = line
  if (same.percent === row.percent && same.endsOn === row.endsOn) return 'unchanged'
  Object.assign(same, { percent: row.percent, endsOn: row.endsOn, was: 'changed' })
  return null
}
