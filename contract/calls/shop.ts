import { z } from 'zod'
import { books } from '../books.ts'
import { type Call, json } from '../call.ts'
import { figures, figuresQuery } from '../figures.ts'
import { linkToken, subscription } from '../people/identity.ts'
import { publicConfig } from '../shop.ts'
import { modified } from './shapes.ts'

/** What belongs to no part, order or person. */
export const shopCalls = {
  getFigures: {
    method: 'GET',
    path: '/figures',
    who: 'admin',
    says: 'Read the figures of the last 7, 30 or 90 days, and what waits to be done.',
    query: figuresQuery,
    answer: json(figures),
  },
  getBooks: {
    method: 'GET',
    path: '/books',
    who: 'admin',
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
  getConfig: {
    method: 'GET',
    path: '/config',
    who: 'anyone',
    says: 'Read what pages need to know of the shop and everybody may: currency, time zone, card provider, ways to sign in.',
    answer: json(publicConfig),
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
