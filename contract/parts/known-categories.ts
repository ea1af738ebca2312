/** The categories that the rules of builds know, in the specification's order: a shop begins with these. */
export const knownCategories = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'] as const
export type KnownCategory = (typeof knownCategories)[number]

/** Whether rules know this category; of a shop's own they know nothing, and say nothing. */
export const isKnownCategory = (key: string): key is KnownCategory =>
  (knownCategories as readonly string[]).includes(key)

/** What stands in addresses and programs for a category: small letters, digits, and hyphens between them. */
export const categoryKeyPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
export const longestCategoryKey = 40
