import { z } from 'zod'
import { email } from '../people/identity.ts'
import { day, id, optionalText, since } from '../text/text.ts'
import { orderStatus } from './orders.ts'
import { orderStatuses } from './status.ts'

export const orderSort = z.enum([
  'newest',
  'oldest',
  'total',
  '-total',
  'name',
  '-name',
  'part',
  '-part',
  'quantity',
  '-quantity',
])

/** Since when something happened to what is listed. */
export const updatedSince = since
  .optional()
  .describe(
    'those to which something happened since then; name a time some minutes before that of the last answer, since what is written longer comes later',
  )

/** What narrows a list of orders. Without a status, cancelled ones are left out. `q` finds an order's number, its
 * buyer's name, e-mail, address, phone or purchase-order number, a part's name or number, also the buyer's own, or its
 * transaction id. */
export const orderQuery = z.object({
  q: optionalText(100),
  status: z.array(orderStatus).max(orderStatuses.length).optional(),
  sort: orderSort.default('newest').describe('by another than newest, pages are asked by number'),
  updatedSince,
})

/** Of which orders: the own ones, all of the company that the token acts for, or what may be brought along to it. */
export const orderScope = z
  .enum(['mine', 'company', 'claimable'])
  .default('mine')
  .describe(
    'the own ones; all of the company that the token acts for; or the own ones from outside of it, which whoever manages it may bring along',
  )

/** What narrows all orders further: days they were placed on, both included, in the shop's time zone. */
export const allOrdersQuery = orderQuery.extend({
  from: day.optional(),
  to: day.optional(),
  payment: z
    .enum(['failed', 'refunded', 'freight'])
    .optional()
    .describe(
      '`failed`: unpaid orders of which a payment was declined; `refunded`: those of which money went back, all or some; `freight`: those whose invoice asks for freight that nobody has seen paid, besides what was paid with the order',
    ),
  companyId: id.optional().describe('those that were placed for this company'),
  hold: z
    .enum(['ending', 'waiting'])
    .optional()
    .describe(
      '`ending`: unpaid orders whose stock is held for less than 24 hours more; `waiting`: those on hold, which wait for a person',
    ),
})

/** What an export is of: all that the same filter of a list finds, of one buyer or, for admins, of all. */
export const exportQuery = allOrdersQuery.extend({
  scope: orderScope,
  email: email.optional().describe('whose; buyers export their own alone, and need not say so'),
})
