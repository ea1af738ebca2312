import type { Some } from './store.ts'

/** Pieces of lines as the audit tells them: "2 of line 1, 5 of line 4". */
export const linesInWords = (some: Some[]) =>
  some.map(({ position, quantity }) => `${quantity} of line ${position}`).join(', ')
