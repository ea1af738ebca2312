import type { PartFacts } from '../../../contract/orders/lines.ts'

/** What a page has to know of a part to say whether so many pieces of it can be ordered, and for how much. */
export type Orderable = Pick<
  PartFacts,
  | 'price'
  | 'currency'
  | 'minQuantity'
  | 'orderMultiple'
  | 'maxQuantity'
  | 'priceBreaks'
  | 'quantity'
  | 'noOrders'
  | 'taxClass'
>
