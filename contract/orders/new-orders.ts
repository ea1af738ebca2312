import { z } from 'zod'
import { shippingChoice } from '../freight/offers.ts'
import { maxQuantity } from '../parts/parts.ts'
import { maxLines } from '../parts/same-part.ts'
import { majorAmount } from '../pricing/amount.ts'
import { id, notLookedAt, optionalText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { deliveryFields, saysDelivery } from './delivery.ts'
import { line } from './lines.ts'
import { newReferences } from './reference-schemas.ts'

/**
 * What a buyer's own books say of an order. With `samePurchaseOrder: refuse` a number that another of their orders has is
 * refused, and that order named; with allow, which it is when nothing is said, it is taken.
 */
const ofBooks = {
  ...newReferences,
  samePurchaseOrder: z.enum(['allow', 'refuse']).default('allow'),
}

const shownPayable = majorAmount
  .optional()
  .describe(
    'what the page showed for all of it with taxes and freight, in major units: another than ours is refused, and said',
  )

/** The fields of the body of POST /order, of which forms take some. */
export const newOrderFields = z.object({
  partsId: id,
  quantity: z
    .int('Please input the quantity, a whole number')
    .min(1, 'Please input the quantity, a whole number')
    .max(maxQuantity, 'Please input the quantity, a whole number'),
  price: majorAmount,
  ...deliveryFields,
  ...shippingChoice,
  others: optionalText(2_000),
  ...ofBooks,
  shownPayable,
  partsName: notLookedAt('it is the part’s'),
  displayName: notLookedAt('it is the account’s'),
  email: notLookedAt('it is the account’s'),
  status: notLookedAt('a new order is unpaid'),
  transactionId: notLookedAt('PATCH /order/{id} records it'),
})

/**
 * The body of POST /order. `price` is quantity × unit price as the page showed it, in major units: another than ours
 * is refused as stale. Names, e-mail and status may be sent as an order has them, and are not looked at.
 */
export const newOrder = saysDelivery(newOrderFields)

/**
 * A line of POST /orders. `price` is what the page showed for so many pieces of it, in major units: another than ours is
 * refused as stale. A part that stands in several lines is one line of the order, of all their pieces.
 */
const pricedLine = line.extend({ price: majorAmount })

/** The fields of the body of POST /orders, of which forms take some. */
export const newOrderOfLinesFields = z.object({
  lines: z
    .array(pricedLine)
    .min(1, 'Name at least one part')
    .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` }),
  ...deliveryFields,
  ...shippingChoice,
  others: optionalText(2_000),
  ...ofBooks,
  shortage: z.enum(['refuse', 'reduce']).default('refuse'),
  fromBasket: z.boolean().default(false),
  costCentreId: id.nullish().describe('of the company; left out: the member’s own, null: none'),
  method: z
    .enum(['card', 'transfer', 'account'])
    .default('card')
    .describe(
      'transfer: paid to the shop’s bank account before it is released, by an approved company. account: the company that the token acts for is invoiced when it has left; it has such an account',
    ),
  shownPayable,
  for: id
    .nullish()
    .describe(
      'the company that the page was for, or null: when the token acts for another by now, nothing is ordered',
    ),
})

/**
 * The body of POST /orders. `shortage` says what to do when of some line there is less than wanted: refuse the order, or
 * take what is there. `fromBasket`: what is ordered leaves the stored basket, in the same step.
 */
export const newOrderOfLines = saysDelivery(newOrderOfLinesFields)

/** The body of POST /assisted-orders: as POST /orders, but basket and own numbers stay as they are, and a person pays. */
export const assistedOrderFields = newOrderOfLinesFields.omit({ fromBasket: true, method: true })
export const assistedOrder = saysDelivery(assistedOrderFields)

/** What became of POST /orders: the order, and of which lines there was less than wanted. */
export const placedOrder = z.object({
  insertedId: id,
  orderNumber: z.string(),
  left: z
    .array(z.object({ partsId: id, wanted: z.int(), ordered: z.int().describe('0: left out') }))
    .describe('lines of which less was ordered than wanted; empty unless shortage is reduce'),
})
