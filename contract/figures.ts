import { z } from 'zod'
import { orderStatuses } from './orders/status.ts'
import { answeredMpn } from './parts/mpn.ts'
import { day, id, instant } from './text/text.ts'

/** How far back figures look: so many days of the shop's time zone, today included. */
export const figuresQuery = z.object({
  days: z
    .enum(['7', '30', '90'], 'Choose 7, 30 or 90 days')
    .default('30')
    .transform((days) => Number(days)),
})

const counts = z.object(
  Object.fromEntries(orderStatuses.map((status) => [status, z.int()])) as Record<
    (typeof orderStatuses)[number],
    z.ZodInt
  >,
)

/**
 * The back office's figures of a period, all money in major units of `currency`. `previous` is the same number of the
 * period of equal length right before. Revenue is the total of the orders paid in the period less the total of those
 * refunded in it, whenever they were placed or paid; what was returned because no order could take it never counts.
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
          date: day,
          revenue: z.number().describe('paid less refunded that day'),
          orders: z.int().describe('placed that day, cancelled ones left out'),
        }),
      )
      .describe('every day of the period, oldest first'),
  }),
  orders: z.object({
    count: z.int().describe('placed in the period, cancelled ones left out'),
    previous: z.int(),
    byStatus: counts.describe(
      'unpaid, paid and pending: all there are now; shipped, cancelled and refunded: of those placed in the period',
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
    .describe('the eight with the most revenue in orders paid in the period and not refunded'),
  failedPayments: z.object({
    count: z.int().describe('declines in the period'),
    previous: z.int(),
    stillUnpaid: z.int().describe('orders unpaid now of which a payment was declined'),
    latest: z
      .array(
        z.object({
          orderId: id,
          orderNumber: z.string(),
          email: z.string(),
          at: instant,
          reason: z.string().nullable(),
          amount: z.number(),
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
        reason: z.string().describe('the card provider’s word'),
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
  heldReviews: z.int().describe('reviews that wait for an admin'),
  openInquiries: z.int().describe('inquiries about orders where it is the shop’s turn'),
  awaitedGoods: z.int().describe('inquiries whose goods are on their way back'),
})
export type Figures = z.output<typeof figures>
