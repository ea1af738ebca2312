import { wordsOf } from '../../../contract/parts/guess-category.ts'
import { isKnownCategory } from '../../../contract/parts/known-categories.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { ownCategories } from '../understanding/own-categories.ts'
import { phraseKey, segmentsOf } from '../understanding/plain.ts'
import { understand } from '../understanding/understand.ts'
import { categoryWords } from '../understanding/vocabulary/categories.ts'
import { distanceToBeginning } from './spelling.ts'

type Named = readonly (readonly [string, readonly string[]])[]
const cached = new WeakMap<readonly ShopCategory[], Named>()

/** Each category's words and short phrases, as they are compared. */
function namesOf(categories: readonly ShopCategory[]): Named {
  const known = cached.get(categories)
  if (known) return known
  const names = categories.map(
    (one) => [one.key, [...new Set(called(one).map(phraseKey))]] as const,
  )
  cached.set(categories, names)
  return names
}

function called(one: ShopCategory): string[] {
  if (!isKnownCategory(one.key)) return wordsOf(one)
  const { phrases, kinds } = categoryWords[one.key]
  return [...wordsOf(one), ...phrases, ...kinds.flatMap((kind) => kind.phrases)]
}

/** The category that a search is understood to ask for, then those whose words it begins with three signs or more, or misspells by one. */
export function namedCategories(q: string, categories: readonly ShopCategory[]): string[] {
  const meant = understand(q, { own: ownCategories(categories) })?.category ?? null
  const words = segmentsOf(q).filter((word) => word.length >= 3)
  const begun = namesOf(categories)
    .filter(([, own]) => words.some((word) => own.some((name) => isNameOf(word, name))))
    .map(([category]) => category)
  const there = new Set(categories.map(({ key }) => key))
  return [...new Set([...(meant ? [meant] : []), ...begun])].filter((key) => there.has(key))
}

const isNameOf = (word: string, name: string) =>
  name.startsWith(word) ||
  (word.length >= 6 && name.length >= word.length - 1 && distanceToBeginning(word, name) <= 1)
