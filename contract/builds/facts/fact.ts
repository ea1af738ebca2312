import { isKnownCategory, type KnownCategory } from '../../parts/known-categories.ts'
import type { Category, Specs } from '../../parts/parts.ts'

/**
 * Where a fact comes from, the surest first: a person who named a source, the table of generations, the part's name or
 * number, the maker's list or feed that was imported.
 */
export const factSources = ['person', 'table', 'name', 'feed'] as const
export type FactSource = (typeof factSources)[number]

/** What is known of a part under one key. Null is unknown, which is never "no": no default is ever a fact. */
export type Fact<T> = {
  readonly key: string
  readonly value: T | null
  readonly source: FactSource
  /** What is said otherwise, and not believed: of an unknown fact all that contradicts each other. */
  readonly others?: readonly Voice[]
}

/** What one source says. */
export type Voice = {
  readonly key: string
  readonly value: Specs[string]
  readonly source: FactSource
}

/** What a person has looked up, by its key; it wins against everything else. */
export type PersonFacts = Readonly<Record<string, Specs[string]>>

/** What facts are read from. `mpn`: the maker's number, which makers build from facts. */
export type FactPart = {
  category: Category
  name: string
  mpn: string
  specs: Specs
  personFacts?: PersonFacts
}

/** A part of a category that the rules know. */
export type KnownPart = FactPart & { category: KnownCategory }

/** Whether rules know anything of a part: of a shop's own categories they know nothing. */
export const isKnownPart = (part: FactPart): part is KnownPart => isKnownCategory(part.category)

/** Facts that follow from the table of generations or from a model's number: nobody looks them up part by part. */
export const derivedFacts: readonly string[] = ['generation', 'maxSockets']

export const unknown = (key: string): Fact<never> => ({ key, value: null, source: 'feed' })

/** Nothing is known where sources contradict each other; what each of them says is kept. */
export const contradictory = (key: string, others: readonly Voice[]): Fact<never> => ({
  ...unknown(key),
  others,
})

/** A fact that is believed, beside one that says otherwise. */
export function against<T extends Specs[string]>(believed: Fact<T>, other: Fact<T>): Fact<T> {
  const said = voiceOf(other)
  return !said || said.value === believed.value ? believed : { ...believed, others: [said] }
}

/** A fact as one that is told beside others; null where it says nothing. */
export const voiceOf = ({ key, value, source }: Fact<Specs[string]>): Voice | null =>
  value === null ? null : { key, value, source }

/** The same fact, read otherwise; what makes no sense becomes unknown. */
export const readAs = <A, B>(fact: Fact<A>, read: (value: A) => B | null): Fact<B> => ({
  ...fact,
  value: fact.value === null ? null : read(fact.value),
})

export const fromName = <T>(key: string, value: T): Fact<T> => ({ key, value, source: 'name' })
export const fromTable = <T>(key: string, value: T | null): Fact<T> => ({
  key,
  value,
  source: 'table',
})

/** Reads a part's specifications by their keys: what a person says first, then what was imported. */
export function readerOf({ specs, personFacts = {} }: FactPart) {
  const find = <T>(key: string, is: (value: unknown) => value is T): Fact<T> => {
    const said = Object.hasOwn(personFacts, key) ? personFacts[key] : undefined
    if (is(said)) return { key, value: said, source: 'person' }
    const value = Object.hasOwn(specs, key) ? specs[key] : undefined
    return { key, value: is(value) ? value : null, source: 'feed' }
  }
  const number = (key: string) => find(key, isNumber)
  return {
    number,
    /** A number above 0: no part has none of what is counted so. */
    amount: (key: string) => readAs(number(key), (value) => (value > 0 ? value : null)),
    text: (key: string) => readAs(find(key, isText), (text) => text.trim() || null),
    flag: (key: string) => find(key, isFlag),
    list: (key: string) => find(key, isList),
    any: (key: string) => find(key, (value): value is Specs[string] => value !== undefined),
  }
}
export type FactReader = ReturnType<typeof readerOf>

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isList = (value: unknown): value is string[] => Array.isArray(value)
