import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'

const pluralOf = ({ name, plural }: ShopCategory) => plural || name.toLowerCase()

/** What the shop has, in a sentence: “processors, memory and drives”; empty where it has no categories yet. */
export function pluralsOf(categories: readonly ShopCategory[]): string {
  const names = categories.map(pluralOf)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}
