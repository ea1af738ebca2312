/** What a cell says, or why it says nothing that we can take. */
export type Cell<T> = { value: T } | { reason: string }

/** A text or number as text; objects of JSON say nothing. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A text as it is told, cut. */
export const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
