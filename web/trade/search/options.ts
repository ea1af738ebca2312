import type { PartFacts } from '../../../contract/orders/lines.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import type { Suggested } from './answer.ts'

/** One row: what it shows, and where it leads. */
export type Option = { key: string; to: string } & (
  | { kind: 'part'; part: Part }
  | { kind: 'own'; number: string; part: PartFacts }
  | { kind: 'category'; name: string; count: number }
  | { kind: 'search'; text: string }
)
export type OptionGroup = { name: string; options: Option[] }

const partOption = (part: Part): Option => ({
  key: `part-${part._id}`,
  to: `/parts/${part._id}`,
  kind: 'part',
  part,
})

const searchOption = (text: string): Option => ({
  key: `search-${text}`,
  to: `/parts?${new URLSearchParams({ q: text })}`,
  kind: 'search',
  text,
})

/** An answer as groups of rows; a group without rows is left out. */
export function groupsOf(
  { own, parts, categories, queries, near, meant }: Suggested,
  nameOf: (category: string) => string,
) {
  const groups: OptionGroup[] = [
    {
      name: 'Your numbers',
      options: own.map(({ number, part }) => ({
        key: `own-${number}-${part._id}`,
        to: `/parts/${part._id}`,
        kind: 'own',
        number,
        part,
      })),
    },
    { name: 'Parts', options: parts.map(partOption) },
    { name: 'Nearly spelt so', options: near.map(partOption) },
    {
      name: 'Categories',
      options: categories.map(({ category, count }) => ({
        key: `category-${category}`,
        to: `/parts?category=${category}`,
        kind: 'category',
        name: nameOf(category),
        count,
      })),
    },
    { name: 'Searches', options: [...(meant ? [meant] : []), ...queries].map(searchOption) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The address of the part whose number is typed whole, if there is one. */
export function speltBy({ parts }: PartSuggestions, typed: string): string | undefined {
  const spelt = parts.find(({ exact, mpn }) => exact && numberKey(mpn) === numberKey(typed))
  return spelt && `/parts/${spelt._id}`
}
