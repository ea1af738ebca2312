import type { KnownCategory } from '../parts/known-categories.ts'
import { type Build, type Item, type Verdict, verdicts } from './build.ts'
import { isKnownKind, itemOf, type Kind, type KnownKind } from './kinds.ts'
import type { Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

const rooms = {
  cpu: 'cpus',
  motherboard: 'boards',
  ram: 'kits',
  hdd: 'drives',
  gpu: 'cards',
} as const satisfies Record<KnownCategory, keyof Build>

export const withItem = (build: Build, item: Item): Build => {
  const room = rooms[item.part.category]
  return { ...build, [room]: [...build[room], item] }
}

/** What a rule answered of the kinds so far, by the facts that it asked for one after the other. */
type Answers = { key: string; next: Map<unknown, Answers> } | { gravity: number }

const blocker = verdicts.indexOf('blocker')
const fits = verdicts.indexOf('fits')

/**
 * The verdict of the build with one part of a kind more, kind by kind. A rule is asked once for all kinds that are equal in
 * the facts that it reads: of thousands of boards it hears some dozens. Its answer is the gravest of the whole build, and a
 * blocker ends it. `about` part: only what rules say that read the kind.
 */
export function verdictsWith(
  build: Build,
  quantity: number,
  about: 'build' | 'part' = 'build',
): (kind: Kind) => Verdict {
  const known = new Map<KnownCategory, Heard[]>()
  return (kind) => {
    if (!isKnownKind(kind)) return 'fits'
    // a rule reads other facts of other categories
    const heard = known.get(kind.category) ?? rules.map((rule) => ({ rule, answers: undefined }))
    known.set(kind.category, heard)
    let gravest = fits
    for (const one of heard) {
      const gravity = find(one.answers, kind) ?? learn(one, { build, kind, quantity, about })
      if (gravity < gravest) gravest = gravity
      if (gravest === blocker) break
    }
    return verdicts[gravest]!
  }
}

/** A rule, and what it answered so far. */
type Heard = { rule: Rule; answers: Answers | undefined }

function find(answers: Answers | undefined, { facts }: Kind): number | null {
  let at = answers
  while (at && 'key' in at) at = at.next.get(markOf(facts[at.key]))
  return at ? at.gravity : null
}

type Asked = { build: Build; kind: KnownKind; quantity: number; about: 'build' | 'part' }

/** Asks the rule itself, and caches its answer behind the facts that it read. */
function learn(heard: Heard, { build, kind, quantity, about }: Asked): number {
  const keys = new Set<string>()
  const item = itemOf(kind, quantity, (key) => keys.add(key))
  const outcome = heard.rule.check(withItem(build, item))
  const isOther = about === 'part' && keys.size === 0
  const hits = typeof outcome === 'string' || isOther ? [] : outcome
  const gravity = Math.min(fits, ...hits.map(({ verdict }) => verdicts.indexOf(verdict)))
  let put = (answers: Answers) => {
    heard.answers ??= answers
    return heard.answers
  }
  for (const key of keys) {
    const at = put({ key, next: new Map() })
    if (!('next' in at)) throw new Error('a rule reads other facts of equal ones')
    const mark = markOf(kind.facts[key])
    put = (answers) => insert(at.next, mark, answers)
  }
  put({ gravity })
  return gravity
}

function insert(map: Map<unknown, Answers>, mark: unknown, answers: Answers): Answers {
  const there = map.get(mark) ?? answers
  map.set(mark, there)
  return there
}

const marks = new WeakMap<object, string>()
/** Equal values have equal marks. */
function markOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = marks.get(value)
  if (known !== undefined) return known
  const mark = JSON.stringify(value)
  marks.set(value, mark)
  return mark
}
