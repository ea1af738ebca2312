import type { Part } from '../../contract/parts/parts.ts'
import type { ShopConfig } from '../app/shop-config.ts'
import { type CardFacts, cardFactsOf } from '../trade/parts/listed-part.ts'

/** What a card shows of a part. */
export type CardedPart = CardFacts & Pick<Part, 'details'>

/**
 * Runs in the loader: so much of a part goes over the wire, and no more. Two lines hold less than 200 characters. It has a
 * file of its own, so that pages come without what it needs.
 */
export const carded = (part: Part, shop: Pick<ShopConfig, 'priceTaxes'>): CardedPart => ({
  ...cardFactsOf(part, shop),
  details: part.details.slice(0, 200),
})
