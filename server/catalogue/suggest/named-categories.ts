import { categoryNames } from '../../../contract/parts/categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { wordsOf } from '../search/filter.ts'
import { distanceToBeginning } from './spelling.ts'

/** What people call a category besides its name. */
const otherNames: Record<Category, string[]> = {
  cpu: ['processor', 'cpus'],
  ram: ['memory', 'module', 'dimm'],
  hdd: ['drive', 'disk', 'ssd', 'storage', 'hard'],
  gpu: ['graphics', 'video', 'gpus'],
  motherboard: ['mainboard', 'board'],
}

/** The categories that a word of a search names, begins to name with three signs or more, or misspells by one. */
export function namedCategories(q: string): Category[] {
  const words = wordsOf(q).filter((word) => word.length >= 3)
  const isNamed = (names: string[]) =>
    words.some((word) => names.some((name) => isNameOf(word, name)))
  return (Object.keys(otherNames) as Category[]).filter((category) =>
    isNamed([categoryNames[category].toLowerCase(), ...otherNames[category]]),
  )
}

const isNameOf = (word: string, name: string) =>
  name.startsWith(word) ||
  word === `${name}s` ||
  (word.length >= 6 && distanceToBeginning(word, name) <= 1)
