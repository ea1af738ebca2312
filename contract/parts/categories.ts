/** A category as pages name it. Plain, so that pages need no schema for a name. */
export type NamedCategory = { key: string; name: string }

/** What a category is called; one that is no longer there by its key. */
export const categoryName = (categories: readonly NamedCategory[], key: string): string =>
  categories.find((one) => one.key === key)?.name ?? key

/** Where the counts of categories end: so many stand for more, too. */
export const categoryCountUpTo = 1_000
