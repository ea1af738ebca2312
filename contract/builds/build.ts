import type { KnownCategory } from '../parts/known-categories.ts'
import type { Specs } from '../parts/parts.ts'
import { specificationOf } from '../parts/specifications.ts'
import {
  type Fact,
  type FactPart,
  type FactSource,
  isKnownPart,
  type KnownPart,
  type Voice,
} from './facts/fact.ts'
import { type FactsOf, factsOf } from './facts/facts-of.ts'

/** The sure end first: a blocker stops, an unknown asks, a warning tells; fits is what nothing known speaks against. */
export const verdicts = ['blocker', 'unknown', 'warning', 'fits'] as const
export type Verdict = (typeof verdicts)[number]

/** A part of a build with how many of it one machine has. */
export type BuildLine = { partId: string; quantity: number; part: FactPart }

/** Parts of one category in a build, with what is known of each. */
export type Item<C extends KnownCategory = KnownCategory> = BuildLine & {
  part: KnownPart
  facts: FactsOf[C]
}

export type Build = {
  cpus: Item<'cpu'>[]
  boards: Item<'motherboard'>[]
  kits: Item<'ram'>[]
  drives: Item<'hdd'>[]
  cards: Item<'gpu'>[]
}

/** One fact that a finding rests on: as the part's page has it, with its unit and where it comes from. */
export type FindingFact = {
  partId: string
  key: string
  value: Specs[string] | null
  unit: string | null
  source: FactSource
  others?: (Voice & { unit: string | null })[]
}

/** What a rule found at one place of a build. */
export type Hit = { verdict: Exclude<Verdict, 'fits'>; text: string; facts: FindingFact[] }

/** The lines of one machine as a build; lines of one part are one line. */
export function toBuild(lines: readonly BuildLine[]): Build {
  const joined = new Map<string, BuildLine>()
  for (const line of lines) {
    const before = joined.get(line.partId)
    joined.set(line.partId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) })
  }
  // findings do not depend on the order of the lines
  const all = [...joined.values()].sort((a, b) => (a.partId < b.partId ? -1 : 1))
  const of = <C extends KnownCategory>(category: C): Item<C>[] =>
    all.flatMap((line) =>
      isKnownPart(line.part) && line.part.category === category
        ? [{ ...line, part: line.part, facts: factsOf(category, line.part) }]
        : [],
    )
  return {
    cpus: of('cpu'),
    boards: of('motherboard'),
    kits: of('ram'),
    drives: of('hdd'),
    cards: of('gpu'),
  }
}

export const total = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The finding's side of a fact. */
export function factOf({ partId, part }: BuildLine, fact: Fact<unknown>): FindingFact {
  const { key, value, source, others = [] } = fact
  return {
    partId,
    key,
    value: isPlain(value) ? value : listed(part, key),
    unit: specificationOf(key).unit,
    source,
    ...(others.length > 0 && {
      others: others.map((one) => ({ ...one, unit: specificationOf(one.key).unit })),
    }),
  }
}

const isPlain = (value: unknown): value is Specs[string] | null =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

const listed = ({ specs, personFacts }: FactPart, key: string) =>
  personFacts?.[key] ?? specs[key] ?? null

/** Facts of a line by which a finding is explained. */
export const told = (line: BuildLine, ...facts: Fact<unknown>[]) =>
  facts.map((fact) => factOf(line, fact))
