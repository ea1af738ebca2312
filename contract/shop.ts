import { z } from 'zod'
import { publicCategory } from './parts/shop-categories.ts'
import { publicRecord } from './shop-record/record.ts'
import { priceTaxes } from './tax/price-taxes.ts'
import { shownManner } from './words/shown-manner.ts'

/** What GET /config tells. The script of `cards` is the provider's, loaded on payment pages only. */
export const publicConfig = z.object({
  currency: z.string(),
  taxed: z
    .boolean()
    .describe('whether an order adds taxes to the prices; POST /order-estimates says which'),
  priceTaxes: priceTaxes
    .optional()
    .describe(
      'with which taxes prices are shown to visitors; left out where they are shown without. GET /price-taxes has those of a buyer',
    ),
  shippingChosen: z
    .boolean()
    .describe(
      'whether buyers choose how an order is sent; POST /order-estimates says which ways there are',
    ),
  timeZone: z.string().describe('IANA name; days of lists, exports and figures are its days'),
  manner: shownManner
    .nullable()
    .describe('how pages write amounts, numbers and days; null: as in the United States'),
  cards: z
    .object({ publishableKey: z.string(), script: z.url() })
    .nullable()
    .describe('null: nothing is paid by card here'),
  onlinePayment: z
    .string()
    .nullable()
    .describe('what is paid by at the page of the shop’s payment gateway; null: there is none'),
  signIn: z.object({
    google: z.boolean(),
    other: z.string().nullable().describe('label of the configured OIDC issuer'),
  }),
  sandboxed: z
    .array(z.enum(['cards', 'identities', 'images', 'mail']))
    .describe('which outside services are local stand-ins'),
  mailbox: z.url().nullable().describe('where sandboxed mails can be read'),
  socialLinks: z
    .array(z.object({ name: z.string(), href: z.string() }))
    .describe('of the footer; the home page until one is set'),
  categories: z
    .array(publicCategory)
    .describe('of parts, in their order; GET /categories tells all of them'),
  shop: publicRecord.describe('what the shop says of itself'),
  holdMinutes: z.int(),
  leastOrder: z.number().describe('what the parts of an order come to at least; 0: no matter what'),
  transferDays: z
    .int()
    .nullable()
    .describe(
      'for how long the stock of an order by transfer is held; null: approved companies do not pay so here',
    ),
  release: z.enum(['auto', 'manual']),
  shippingUndoSeconds: z.int().describe('for how long an admin can take a shipment back'),
})

/**
 * What the shop proves of itself: orders of which something left in the last 30 days, at most those of the last 200
 * shipments, by their first shipment.
 */
export const shopFacts = z.object({
  leftToday: z.int().describe('of them, those that began to leave today, in the shop’s time zone'),
  orders: z.int(),
  medianHours: z
    .number()
    .nullable()
    .describe('from payment to the first shipment, to a tenth; null of fewer than five orders'),
  withinDayPercent: z
    .int()
    .nullable()
    .describe('how many left within 24 hours of their payment; null of fewer than five orders'),
})

/** What POST /images answers: the shape of the image host's own API. `url` goes into a part's `img`. */
export const image = z.object({
  success: z.literal(true),
  data: z.object({
    url: z.string(),
    display_url: z.string(),
    width: z.int(),
    height: z.int(),
    size: z.int().describe('bytes'),
  }),
})
