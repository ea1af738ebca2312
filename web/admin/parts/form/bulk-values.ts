import { typedNumber } from '../../../../contract/words/typed.ts'
import type { PartFormValues } from './values.ts'

/** How a part is bought, from what is typed: what is blank and optional is null, what is blank and not is NaN. */
export const bulkOf = (given: PartFormValues) => ({
  minQuantity: typedNumber(given.minQuantity),
  price: typedNumber(given.price),
  orderMultiple: typedNumber(given.orderMultiple),
  maxQuantity: given.maxQuantity.trim() === '' ? null : typedNumber(given.maxQuantity),
  pack:
    `${given.pack.name}${given.pack.size}`.trim() === ''
      ? null
      : { name: given.pack.name, size: typedNumber(given.pack.size) },
  priceBreaks: given.priceBreaks.map(({ from, price }) => ({
    from: typedNumber(from),
    price: typedNumber(price),
  })),
})
