import { categories, categoryNames } from '../../../contract/parts/categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { phraseKey, segmentsOf } from '../understanding/plain.ts'
import { understand } from '../understanding/understand.ts'
import { categoryWords } from '../understanding/vocabulary/categories.ts'
import { distanceToBeginning } from './spelling.ts'

/** Each category's words and short phrases, as they are compared. */
const names = categories.map((category): [Category, string[]] => {
  const { phrases, kinds } = categoryWords[category]
  const all = [categoryNames[category], ...phrases, ...kinds.flatMap((kind) => kind.phrases)]
  return [category, [...new Set(all.map(phraseKey))]]
})

/** The category that a search is understood to ask for, then those whose words it begins with three signs or more, or misspells by one. */
export function namedCategories(q: string): Category[] {
  const meant = understand(q)?.category ?? null
  const words = segmentsOf(q).filter((word) => word.length >= 3)
  const begun = names
    .filter(([, own]) => words.some((word) => own.some((name) => isNameOf(word, name))))
    .map(([category]) => category)
  return [...new Set([...(meant ? [meant] : []), ...begun])]
}

const isNameOf = (word: string, name: string) =>
  name.startsWith(word) ||
  (word.length >= 6 &&
    Math.abs(name.length - word.length) <= 1 &&
    distanceToBeginning(word, name) <= 1)
