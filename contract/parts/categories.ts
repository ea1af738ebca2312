import type { CategoryIcon } from './category-icons.ts'

/** A category as pages name and show it. Plain, so that pages need no schema for a name. */
export type NamedCategory = { key: string; name: string; icon: CategoryIcon }

/** What a category is called; one that is no longer there by its key. */
export const categoryName = (
  categories: readonly Pick<NamedCategory, 'key' | 'name'>[],
  key: string,
): string => categories.find((one) => one.key === key)?.name ?? key

/** Where the counts of categories end: so many stand for more, too. */
export const categoryCountUpTo = 1_000
