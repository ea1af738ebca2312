import { knownCategories } from '../../../contract/parts/known-categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { phraseKey } from './plain.ts'
import type { Query } from './query.ts'
import { type CategoryKind, categoryWords } from './vocabulary/categories.ts'
import { machines, otherMakers } from './vocabulary/elsewhere.ts'
import { type Extreme, extremes } from './vocabulary/extremes.ts'
import { type Feature, features, socketWords } from './vocabulary/features.ts'
import { type Flag, flags } from './vocabulary/flags.ts'
import * as little from './vocabulary/little-words.ts'
import { names } from './vocabulary/makers.ts'
import * as price from './vocabulary/price-words.ts'
import { type Unit, units } from './vocabulary/units.ts'
import { devices, unsold } from './vocabulary/unsold.ts'
import { type Use, uses } from './vocabulary/uses.ts'

/** What a phrase is taken for. */
export type Sense =
  | { kind: 'category'; category: Category; of: CategoryKind | null; as: string }
  | { kind: 'flag'; flag: Flag; isYes: boolean }
  | { kind: 'feature'; feature: Feature }
  | { kind: 'use'; use: Use }
  | { kind: 'name'; as: string; query: Query }
  | { kind: 'price'; isDescending: boolean }
  | { kind: 'extreme'; extreme: Extreme }
  | { kind: 'unsold'; isDevice: boolean }
  | { kind: 'maker' }
  | { kind: 'stock' | 'stop' | 'with' | 'for' | 'without' | 'socket' | 'label' | 'countedLabel' }

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }
/** "weiß" is weiss and "cœur" coeur: letters that are none with an accent, as other keyboards write them. */
const folded = (key: string) => key.replace(/[ßœæøł]/g, (sign) => ligatures[sign]!)
/** "kuehler" is kuhler, as a word with an umlaut is written without one; of shorter words it would make others. */
const withoutUmlauts = (key: string) => (key.length < 5 ? key : key.replace(/([aou])e/g, '$1'))

/** Phrases by their key, and how many words the longest has. */
export class Phrases<T> {
  readonly #senses = new Map<string, T>()
  longest = 1

  add(phrases: string[], sense: T) {
    for (const phrase of phrases) {
      const key = folded(phraseKey(phrase))
      if (key === '' || this.#senses.has(key)) continue
      this.#senses.set(key, sense)
      this.longest = Math.max(this.longest, phrase.split(/[^\p{L}\p{N}]+/u).length)
    }
    return this
  }

  /** The longest phrase at this place, `until` where it ends. Joined words are the phrase as well. */
  at(words: string[], from: number, least = 1): { sense: T; until: number } | null {
    const most = Math.min(words.length, from + this.longest + 1)
    for (let until = most; until >= from + least; until -= 1) {
      const sense = this.get(words.slice(from, until).join(''))
      if (sense !== undefined) return { sense, until }
    }
    return null
  }

  get(key: string): T | undefined {
    const plain = folded(key)
    return this.#senses.get(plain) ?? this.#senses.get(withoutUmlauts(plain))
  }

  get size(): number {
    return this.#senses.size
  }

  keys(): IterableIterator<string> {
    return this.#senses.keys()
  }
}

const kinds = new Phrases<Sense>()
for (const category of knownCategories) {
  const { as, phrases, kinds: within } = categoryWords[category]
  kinds.add(phrases, { kind: 'category', category, of: null, as })
  for (const of of within) kinds.add(of.phrases, { kind: 'category', category, of, as: of.as })
}
for (const flag of flags) {
  kinds.add(flag.phrases, { kind: 'flag', flag, isYes: true })
  kinds.add(flag.no ?? [], { kind: 'flag', flag, isYes: false })
}
for (const feature of features) kinds.add(feature.phrases, { kind: 'feature', feature })
for (const { as, query, phrases } of names) kinds.add(phrases, { kind: 'name', as, query })
kinds.add(price.cheapest, { kind: 'price', isDescending: false })
kinds.add(price.dearest, { kind: 'price', isDescending: true })
for (const extreme of extremes) kinds.add(extreme.phrases, { kind: 'extreme', extreme })
kinds.add(price.inStock, { kind: 'stock' })
for (const use of uses) kinds.add(use.phrases, { kind: 'use', use })
kinds.add(unsold, { kind: 'unsold', isDevice: false })
kinds.add(devices, { kind: 'unsold', isDevice: true })
kinds.add(otherMakers, { kind: 'maker' })
kinds.add(socketWords, { kind: 'socket' })
kinds.add(little.withoutWords, { kind: 'without' })
kinds.add(little.withWords, { kind: 'with' })
kinds.add(little.forWords, { kind: 'for' })
kinds.add(little.countedLabels, { kind: 'countedLabel' })
kinds.add(little.labels, { kind: 'label' })
kinds.add(little.stopWords, { kind: 'stop' })

const endings = ['s', 'es', 'n', 'en', 'e', 'er']

/** Without one of the endings of a plural. */
export const singularsOf = (key: string): string[] =>
  key.length < 4
    ? []
    : endings.filter((ending) => key.endsWith(ending)).map((ending) => key.slice(0, -ending.length))

/**
 * The longest known phrase at this place, as it stands or without the ending of a plural. What the shop calls its own
 * categories goes before what the trade calls what it does not sell.
 */
export function phraseAt(
  words: string[],
  from: number,
  own: Phrases<Sense>,
): { sense: Sense; until: number } | null {
  const most = Math.min(words.length, from + Math.max(kinds.longest, own.longest) + 1)
  for (let until = most; until > from; until -= 1) {
    const key = words.slice(from, until).join('')
    // "am5 e-atx": a sign that stands alone is no ending
    const plural = (among: Phrases<Sense>) =>
      until > from + 1 && words[until - 1]!.length <= 2 ? undefined : pluralOf(key, among)
    const sense = own.get(key) ?? plural(own) ?? kinds.get(key) ?? plural(kinds)
    if (sense) return { sense, until }
  }
  return null
}

/** What German writes as one word of two that are known: "Serverprozessor". A category stands behind what is said of it. */
export function compoundAt(word: string): [Sense, Sense] | null {
  for (let at = least; at <= word.length - least; at += 1) {
    const [said, head] = [word.slice(0, at), word.slice(at)].map(
      (half) => kinds.get(half) ?? pluralOf(half, kinds),
    )
    if (head?.kind === 'category' && said && saidInCompounds.has(said.kind)) return [said, head]
    // "Arbeitsspeicherkit"
    if (head?.kind === 'feature' && said?.kind === 'category') return [said, head]
  }
  return null
}

/** A half of a compound has so many letters at least. */
const least = 3
const saidInCompounds: ReadonlySet<string> = new Set(['use', 'feature', 'flag', 'name', 'category'])

/** Of little words there are no plurals: "ins" is none of "in". */
function pluralOf(key: string, among: Phrases<Sense>): Sense | undefined {
  if (among.size === 0) return undefined
  for (const one of singularsOf(key)) {
    const sense = one.length > 2 ? among.get(one) : undefined
    if (sense && ['category', 'flag', 'feature', 'use', 'unsold'].includes(sense.kind)) return sense
  }
  return undefined
}

/** All phrases that are known, as keys: what may have been meant by a word that nothing has. */
export const knownPhrases = (): string[] => [...kinds.keys()]

export const senseOf = (key: string): Sense | undefined => kinds.get(key)

export const unitPhrases = new Phrases<Unit>()
for (const unit of units) unitPhrases.add(unit.phrases, unit)

const pricePhrases = (phrases: string[]) => new Phrases<true>().add(phrases, true)
const boundPhrases = (phrases: Partial<Record<price.Bound, string[]>>) => {
  const found = new Phrases<price.Bound>()
  for (const [bound, words] of Object.entries(phrases)) found.add(words, bound as price.Bound)
  return found
}
export const prices = {
  bounds: boundPhrases(price.bounds),
  boundsOfMoney: boundPhrases(price.boundsOfMoney),
  boundsBehind: boundPhrases(price.boundsBehind),
  ranges: pricePhrases(price.priceRanges),
  around: pricePhrases(price.around),
  between: pricePhrases(price.between),
  and: pricePhrases(price.and),
  currencies: pricePhrases(price.currencies),
  names: pricePhrases(price.priceNames),
  measured: pricePhrases(price.measuredBounds),
}
export const machinePhrases = pricePhrases(machines)
export const pieces = pricePhrases(little.pieceWords)
