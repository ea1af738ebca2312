import { z } from 'zod'
import { answeredMpn } from '../parts/mpn.ts'
import { id, instant, optionalText } from '../text/text.ts'
import { partFacts } from './lines.ts'

/** What narrows and sorts the parts that a buyer bought. `q` finds a name, a number, or the buyer's own number. */
export const purchasesQuery = z.object({
  q: optionalText(100),
  due: z.enum(['true', 'false']).optional().describe('true: only what is likely to be due'),
  sort: z
    .enum(['due', 'name', '-name', 'last', '-last', 'times', '-times', 'pieces', '-pieces'])
    .default('due')
    .describe('due: what is due first, then by the day of the next order; last: by the last order'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})

const calendarDay = z.iso.date()

/**
 * A part that the caller bought, over all their orders that are paid, released or shipped, without cancelled pieces.
 * Days are those of the shop's time zone. Money in major units.
 */
export const purchasedPart = z.object({
  partsId: id,
  partsName: z.string().describe('of the part, which may have left the shop'),
  ...answeredMpn,
  ownNumbers: z.array(z.string()).describe('what the caller’s own books call it'),
  firstAt: instant,
  lastAt: instant,
  times: z.int().describe('how many orders had it'),
  pieces: z.int().describe('over all orders'),
  usualQuantity: z.int().describe('the median of the orders’ quantities, the lower of two'),
  lastPrice: z.number().describe('of one piece, in the last order'),
  lastCurrency: z.string(),
  usualDays: z
    .int()
    .nullable()
    .describe(
      'the median of the days between days on which it was ordered; null below two such days',
    ),
  nextDay: calendarDay.nullable().describe('the last day plus usualDays'),
  isDue: z.boolean().describe('nextDay has come, and the part is in the shop'),
  todayQuantity: z.int().nullable().describe('the legal quantity nearest above the usual one'),
  todayPrice: z
    .number()
    .nullable()
    .describe('of one piece at todayQuantity; null when the part is not in the shop'),
  part: partFacts.nullable().describe('null when the part is not in the shop any more'),
})
export type PurchasedPart = z.output<typeof purchasedPart>

/** One order of a part. */
export const purchase = z.object({
  orderId: id,
  orderNumber: z.string(),
  at: instant,
  quantity: z.int().describe('without cancelled pieces'),
  unitPrice: z.number(),
  currency: z.string(),
})
export type Purchase = z.output<typeof purchase>
