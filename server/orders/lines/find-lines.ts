import { type LineRow, type Some, selectLines } from './store.ts'

export type { LineRow, Some }

/** The lines of an order, by their positions. Whoever changes them holds the order's lock. */
export const findLines = selectLines
