import { z } from 'zod'
import { orderStatuses } from './orders/status.ts'
import { answeredMpn } from './parts/mpn.ts'
import { category } from './parts/parts.ts'
import { day, id, instant, optionalText } from './text/text.ts'

/** How far back figures look: so many days of the shop's time zone, today included. */
export const figuresQuery = z.object({
  days: z
    .enum(['7', '30', '90', '365'], 'Choose 7, 30, 90 or 365 days')
    .default('30')
    .transform((days) => Number(days)),
})

/** What can be exported of the figures, each a table of its own. */
export const reportNames = [
  'days',
  'categories',
  'customers',
  'parts',
  'stock-cover',
  'refunds',
  'declines',
] as const
export type ReportName = (typeof reportNames)[number]

export const reportQuery = figuresQuery.extend({ of: z.enum(reportNames) })

/** What became of an order's money, and when. */
const ofOrder = {
  orderId: id,
  orderNumber: z.string(),
  email: z.string(),
  at: instant,
  amount: z.number(),
}

/** One day: `revenue` is what goods were paid, or released on account, less those of what went back on it. */
const ofDay = {
  date: day,
  revenue: z
    .number()
    .describe('paid less refunded that day: the goods of it, without taxes and freight'),
  orders: z.int().describe('placed that day, cancelled ones left out'),
  pieces: z.int().describe('of the orders paid that day, less those cancelled or returned since'),
}

const counts = z.object(
  Object.fromEntries(orderStatuses.map((status) => [status, z.int()])) as Record<
    (typeof orderStatuses)[number],
    z.ZodInt
  >,
)

/**
 * The back office's figures of a period, all money in major units of `currency`. `previous` is the same number of the
 * period of equal length right before. Revenue is the goods of the orders paid in the period, or released on account, less the goods'
 * share of what was refunded in it, whenever they were placed or paid, all without taxes and freight; what was returned because
 * no order could take it never counts. Refunds and declines are what people paid, or were to pay, with both.
 */
export const figures = z.object({
  from: day.describe('first day'),
  to: day.describe('last day: today'),
  currency: z.string(),
  revenue: z.object({
    total: z.number(),
    previous: z.number(),
    days: z
      .array(
        z.object({
          ...ofDay,
          previous: z.object(ofDay).describe('the day as far into the period before'),
        }),
      )
      .describe('every day of the period, oldest first'),
  }),
  pieces: z
    .object({ total: z.int(), previous: z.int() })
    .describe('of the orders paid in the period, less those cancelled or returned since'),
  refunds: z.object({
    count: z.int().describe('decided in the period, of money that orders had taken'),
    previous: z.int(),
    amount: z.number(),
    previousAmount: z.number(),
    latest: z
      .array(
        z.object({
          ...ofOrder,
          reason: z.string(),
          state: z.enum(['done', 'under-way', 'failed']),
        }),
      )
      .describe('the eight last of the period, newest first'),
  }),
  orders: z.object({
    count: z.int().describe('placed in the period, cancelled ones left out'),
    previous: z.int(),
    byStatus: counts.describe(
      'unpaid, paid, confirmed and pending: all there are now; shipped, cancelled and refunded: of those placed in the period',
    ),
  }),
  averageOrder: z.number().nullable().describe('of the orders paid in the period, null if none'),
  lowStock: z.object({
    count: z.int().describe('parts with fewer than two least orders left, sold-out ones included'),
    parts: z
      .array(
        z.object({
          partsId: id,
          name: z.string(),
          ...answeredMpn,
          quantity: z.int(),
          leastOrder: z.int().describe('the minimum, raised to the order multiple'),
        }),
      )
      .describe('the eight with the fewest least orders left'),
  }),
  topParts: z
    .array(
      z.object({
        partsId: id,
        name: z.string(),
        ...answeredMpn,
        quantity: z.int(),
        revenue: z.number(),
      }),
    )
    .describe(
      'the eight with the most revenue in orders paid in the period and not refunded, less pieces cancelled or returned',
    ),
  failedPayments: z.object({
    count: z.int().describe('declines in the period'),
    previous: z.int(),
    stillUnpaid: z.int().describe('orders unpaid now of which a payment was declined'),
    latest: z
      .array(
        z.object({
          ...ofOrder,
          reason: z.string().nullable(),
        }),
      )
      .describe('the eight last declines in the period, newest first'),
  }),
  failedRefunds: z
    .array(
      z.object({
        orderId: id,
        orderNumber: z.string(),
        at: instant,
        reason: z.string().describe('the payment provider’s word'),
        amount: z.number(),
      }),
    )
    .describe('money that is owed and did not reach its card, however long ago: the first twenty'),
  missing: z
    .object({
      count: z.int(),
      parts: z.array(
        z.object({
          partsId: id,
          name: z.string(),
          ...answeredMpn,
          missing: z.int().describe('pieces that orders were promised and that are not there'),
          since: instant,
        }),
      ),
    })
    .describe('parts of which a feed said less than orders were promised: the first twenty'),
  awaitingRelease: z.int().describe('paid orders'),
  awaitingShipment: z.int().describe('pending orders'),
  holdsEndingSoon: z.int().describe('unpaid orders whose hold ends within 24 hours'),
  heldOrders: z.int().describe('orders on hold, which wait for a person'),
  heldReviews: z.int().describe('reviews that wait for an admin'),
  companyApplications: z.int().describe('companies that wait to be approved or declined'),
  freightToPay: z
    .int()
    .describe('orders paid by card whose invoice asks for freight that nobody has seen paid'),
  openDisputes: z
    .int()
    .describe('disputes of invoices that wait for an answer, or for the credit note'),
  lateStatements: z
    .object({ newestOn: day, days: z.int().describe('how long ago that is') })
    .nullable()
    .describe(
      'the last day that a statement of the bank tells of, where that is more than three days ago and the shop takes transfers or sells on account; null: none is to be uploaded',
    ),
  requestedFacts: z.int().describe('facts of parts that people asked the shop to look up'),
  openInquiries: z.int().describe('inquiries about orders where it is the shop’s turn'),
  awaitedGoods: z.int().describe('inquiries whose goods are on their way back'),
})
export type Figures = z.output<typeof figures>

const sold = {
  revenue: z.number(),
  previousRevenue: z.number(),
  pieces: z.int(),
  previousPieces: z.int(),
  orders: z.int().describe('of which something is left'),
  previousOrders: z.int(),
}

/** In how many days a part is sold out when it goes on selling as in the period. */
export const coverSteps = ['under14', 'under30', 'under90', 'longer', 'unsold', 'soldOut'] as const
export type CoverStep = (typeof coverSteps)[number]

/** What narrows and sorts the parts by how long their stock lasts. `q` finds part of a name or number. */
export const stockCoverQuery = figuresQuery.extend({
  step: z.enum(coverSteps).optional(),
  q: optionalText(100),
  sort: z
    .enum(['days', '-days', 'name', '-name', 'quantity', '-quantity', 'sold', '-sold'])
    .default('days')
    .describe('days: what is sold out first comes first, what sells nothing last'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})

/** For how many days the stock of a part lasts when it goes on selling as in the period. */
export const coveredPart = z.object({
  partsId: id,
  name: z.string(),
  ...answeredMpn,
  quantity: z.int(),
  sold: z.int().describe('pieces in the period'),
  coverDays: z
    .number()
    .nullable()
    .describe('the quantity by the pieces sold a day, to a tenth; null: nothing was sold'),
})
export type CoveredPart = z.output<typeof coveredPart>

/**
 * Whose money it is, and how long the stock lasts. What is sold is of the orders paid in the period and not refunded,
 * less the pieces that were cancelled or returned since, at their prices, in major units of `currency`.
 */
export const breakdown = z.object({
  from: day,
  to: day,
  currency: z.string(),
  categories: z
    .array(z.object({ category, ...sold }))
    .describe(
      'those of which something was sold in the period or in the one before, the most first',
    ),
  customers: z.object({
    count: z.int().describe('who bought in the period'),
    previous: z.int(),
    best: z
      .array(z.object({ email: z.string(), name: z.string(), ...sold }))
      .describe('the eight who bought the most'),
  }),
  stockCover: z.object({
    counts: z
      .object(
        Object.fromEntries(coverSteps.map((step) => [step, z.int()])) as Record<
          CoverStep,
          z.ZodInt
        >,
      )
      .describe('parts by the days that their stock lasts; `unsold` sold nothing in the period'),
    shortest: z
      .array(
        coveredPart.extend({
          coverDays: z.number().describe('the quantity by the pieces sold a day, to a tenth'),
        }),
      )
      .describe('the eight that are sold out first'),
  }),
})
export type Breakdown = z.output<typeof breakdown>
