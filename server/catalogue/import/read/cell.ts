/** What a cell says, or why it says nothing that we can take. */
export type Cell<T> = { value: T } | { reason: string }

/** A text or number as text; objects of JSON say nothing. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
