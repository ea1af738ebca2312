import { z } from 'zod'
import { id, instant, requiredName } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { scopeNames } from './scopes.ts'

/** So many living keys an account has at most. */
export const keysUpTo = 20

/** How a key begins: what looks for leaked secrets goes by it. */
export const keyMark = 'apikey_'

const days = z
  .number('Say for how many days it holds')
  .int('Whole days, please')
  .min(1, 'At least one day, please')
  .max(730, 'At most 730 days, please')

const notAnAddress =
  'Write an IPv4 address, a network such as 203.0.113.0/24, or an IPv6 network of at most /64'

/** IPv6 is told apart by networks of 64 bits, as everywhere in the shop: a finer one would promise what is not kept. */
const address = z
  .string(notAnAddress)
  .trim()
  .toLowerCase()
  .pipe(
    z
      .union([z.ipv4(), z.cidrv4(), z.cidrv6()], notAnAddress)
      .refine((text) => !text.includes(':') || Number(text.split('/')[1]) <= 64, notAnAddress),
  )

const mostCeiling = 1_000_000_000

const ceiling = z
  .number('Write an amount')
  .positive('Write an amount above 0')
  .max(mostCeiling, { error: () => `At most ${figure(mostCeiling)}, please` })
  .nullable()

/** What a new key is to be. */
export const newKey = z.object({
  name: requiredName('Please input the name', 60).describe('of the program, for people'),
  scopes: z
    .array(z.enum(scopeNames, 'There is no such scope'))
    .min(1, 'Choose at least one scope')
    .max(scopeNames.length)
    .refine((all) => new Set(all).size === all.length, 'Name each scope once')
    .describe('what it may'),
  days: days.default(365).describe('for how many days it holds'),
  addresses: z
    .array(address)
    .max(20, 'At most 20 addresses, please')
    .default([])
    .describe('from where alone it may be used: IPv4, or networks; empty for anywhere'),
  orderCeiling: ceiling
    .default(null)
    .describe(
      'for how much it may order at once, in the shop’s currency; null for no bound of its own',
    ),
  dayCeiling: ceiling
    .default(null)
    .describe('for how much it may order within 24 hours, cancelled orders among them'),
})

/** How a key's secret is exchanged for a new one. */
export const rotation = z.object({
  overlapHours: z
    .number('Say for how many hours both hold')
    .int('Whole hours, please')
    .min(0, 'At least 0 hours, please')
    .max(168, 'At most 168 hours, please')
    .default(24)
    .describe('for how long the secret of before opens beside the new one'),
  days: days
    .optional()
    .describe('for how many days the key holds from now; as before where left out'),
})

/** A key's secret, told this once. */
export const issuedKey = z.object({
  insertedId: id.describe('of the key'),
  key: z.string().describe('the secret, shown this once: send it as "Authorization: Bearer"'),
  expiresAt: instant.describe('when it ends'),
})

/** A key as those see it who may revoke it. */
export const apiKey = z.object({
  _id: id,
  name: z.string(),
  prefixes: z
    .array(z.string())
    .describe('how its living secrets begin: two while they are exchanged'),
  actsFor: z.enum(['shop', 'buyer']).describe('the shop, or the buyer who made it'),
  email: z.string().describe('of who made it'),
  isOwn: z.boolean().describe('whether the caller made it'),
  scopes: z.array(z.enum(scopeNames)).describe('what it may'),
  addresses: z.array(z.string()).describe('from where alone it may be used; empty for anywhere'),
  orderCeiling: z.number().nullable().describe('for how much it may order at once'),
  dayCeiling: z.number().nullable().describe('for how much it may order within 24 hours'),
  createdAt: instant,
  expiresAt: instant.describe('when it ends'),
  lastUsedAt: instant.nullable().describe('to the minute; null while it was never used'),
  revokedAt: instant.nullable().describe('when it was revoked'),
})
export type ApiKey = z.output<typeof apiKey>
