import type { BasketLine } from '../../../contract/basket.ts'
import type { OrderedLine } from './lines-as-build.ts'

/** The lines whose parts are in the shop, as a build takes them. */
export const orderedLines = (
  lines: readonly Pick<BasketLine, 'part' | 'quantity'>[],
): OrderedLine[] =>
  lines.flatMap(({ part, quantity }) =>
    part ? [{ partId: part._id, name: part.name, category: part.category, quantity }] : [],
  )
