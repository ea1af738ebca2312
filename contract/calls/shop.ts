import { z } from 'zod'
import { books } from '../books.ts'
import { type Call, file, json, list } from '../call.ts'
import {
  breakdown,
  coveredPart,
  figures,
  figuresQuery,
  reportQuery,
  stockCoverQuery,
} from '../figures.ts'
import { linkToken, subscription } from '../people/identity.ts'
import { publicConfig, shopFacts } from '../shop.ts'
import { modified } from './shapes.ts'

/** What belongs to no part, order or person. */
export const shopCalls = {
  getFigures: {
    method: 'GET',
    path: '/figures',
    who: 'admin',
    scope: 'reports:read',
    says: 'Read the figures of the last 7, 30, 90 or 365 days, and what waits to be done.',
    query: figuresQuery,
    answer: json(figures),
  },
  getBreakdown: {
    method: 'GET',
    path: '/figures/breakdown',
    who: 'admin',
    scope: 'reports:read',
    says: 'Read what the sales of the last days are made of: categories, best customers; and for how many days the stock lasts.',
    query: figuresQuery,
    answer: json(breakdown),
  },
  listStockCover: {
    method: 'GET',
    path: '/figures/stock-cover',
    who: 'admin',
    scope: 'reports:read',
    says: 'List parts by the days that their stock lasts when they go on selling as in the last days: what is sold out first comes first unless asked otherwise.',
    query: stockCoverQuery,
    answer: list(coveredPart),
  },
  exportFigures: {
    method: 'GET',
    path: '/figures/export',
    who: 'admin',
    scope: 'reports:read',
    says: 'Export one of the figures as CSV (RFC 4180), with all its rows, at most 100,000.',
    query: reportQuery,
    answer: file('text/csv'),
    refuses: ['export_too_large'],
  },
  getBooks: {
    method: 'GET',
    path: '/books',
    who: 'admin',
    scope: 'reports:read',
    says: 'Read what the last check of the books came to: when, what was looked at, each violation with its repair.',
    answer: json(books),
  },
  receiveCardEvent: {
    method: 'POST',
    path: '/webhooks/cards',
    who: 'provider',
    says: 'Take a signed event of the card provider. The provider is asked before anything of it is believed.',
    answer: json(z.object({ received: z.literal(true) })),
    refuses: ['invalid_signature'],
  },
  receiveGatewayEvent: {
    method: 'POST',
    path: '/webhooks/gateway',
    who: 'provider',
    says: 'Take an event of the payment gateway, signed by Standard Webhooks. The gateway is asked before anything of it is believed.',
    answer: json(z.object({ received: z.literal(true) })),
    refuses: ['invalid_signature'],
  },
  getConfig: {
    method: 'GET',
    path: '/config',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'Read what pages need to know of the shop and everybody may: currency, time zone, card provider, ways to sign in.',
    answer: json(publicConfig),
  },
  getShopFacts: {
    method: 'GET',
    path: '/shop-facts',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'Read how many orders left today, and how long after their payment the last ones did.',
    answer: json(shopFacts),
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    who: 'anyone',
    says: 'Ask for the newsletter. A mail asks its owner to confirm.',
    body: subscription,
    answer: json(z.object({ sent: z.literal(true) })),
    once: 'effect',
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    who: 'anyone',
    says: 'Confirm the newsletter with the token of the mail.',
    body: linkToken,
    answer: modified,
    refuses: ['invalid_link'],
    once: 'effect',
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    who: 'anyone',
    says: 'Leave the newsletter with the token of any of its mails.',
    query: z.object({ token: linkToken.shape.token.optional() }),
    answer: modified,
    refuses: ['invalid_link'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>
