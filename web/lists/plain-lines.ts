import type { ListedLine } from '../../contract/lists.ts'

/** Lines as they are sent: without what the shop says of their parts. */
export const plainLines = (lines: readonly ListedLine[]) =>
  lines.map(({ partsId, quantity, ownNumber, note }) => ({ partsId, quantity, ownNumber, note }))
