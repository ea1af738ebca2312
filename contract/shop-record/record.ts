import { z } from 'zod'
import { electronicAddress } from '../orders/electronic-address.ts'
import { countryCodes } from '../parts/countries.ts'
import { articles } from './articles.ts'
import { colours } from './colours.ts'
import { home, policies, policy, questions } from './long-texts.ts'
import { look } from './look.ts'
import { mails } from './mails.ts'
import { menu } from './menu.ts'
import { numbers } from './numbers.ts'
import { orderRules } from './order-rules.ts'
import { papers } from './paper.ts'
import {
  localeTag,
  optionalLines,
  optionalName,
  placeName,
  requiredLine,
  shopAddress,
} from './texts.ts'

const place = z.object({
  timeZone: placeName.describe(
    'IANA name: whose days lists, exports, figures, documents and mails go by',
  ),
  locale: localeTag.describe(
    'BCP 47 with a country, such as de-DE: how amounts, numbers, days and times are written; texts stay English',
  ),
  paper: z
    .enum(papers, 'Choose A4 or Letter')
    .describe('what invoices and all other documents are drawn on'),
})

/** What programs of before do not send. */
const laterOfPlace = { locale: true, paper: true } as const

/** Who the shop is. The name stands wherever the shop is spoken of: pages, mails, documents, files, authenticator apps. */
const identity = z.object({
  name: requiredLine('Write the name of the shop', 60),
  claim: requiredLine('Write what the shop is in a few words', 80).describe(
    'what the shop is, as titles say it',
  ),
  sentence: optionalName(160).describe('who it is for, in a sentence, at the end of every page'),
  description: optionalName(300).describe('of the home page, for search engines and social cards'),
})

/** How people reach it. */
const contact = z.object({
  address: optionalLines(300).describe('its lines, as on an envelope'),
  phone: optionalName(40),
  email: z
    .string()
    .trim()
    .max(200, 'At most 200 characters, please')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'Write an e-mail address')
    .describe('where buyers write to; empty while there is none'),
  hours: optionalName(120).describe('when somebody answers'),
})

/** Who sells by law: stands on invoices and every other document. */
const seller = z.object({
  name: optionalName(100).describe('the firm, as on its invoices'),
  address: optionalLines(300).describe('as on its invoices'),
  taxId: optionalName(60),
  registration: optionalName(120).describe('its number and register, where the law wants them'),
  payTo: optionalLines(400).describe(
    'where invoices on account are paid to: the bank account, line by line',
  ),
  // of the address what electronic invoices name apart
  country: z
    .string('This must be text')
    .trim()
    .toUpperCase()
    .refine(
      (code) => code === '' || countryCodes.has(code),
      'Two letters of ISO 3166-1, such as DE, or nothing',
    )
    .describe('of its address: two letters of ISO 3166-1; electronic invoices need it'),
  postalCode: optionalName(20).describe('of its address, for electronic invoices'),
  city: optionalName(100).describe('of its address, for electronic invoices'),
  electronicAddress: electronicAddress.describe(
    'where electronic documents reach it: a scheme of the list EAS, a colon, an id; Peppol needs it',
  ),
})

/** What programs of before do not send. */
const laterOfSeller = {
  payTo: true,
  country: true,
  postalCode: true,
  city: true,
  electronicAddress: true,
} as const

/** What programs of before do not send. */
const laterOfOrders = { prices: true } as const

/** Where else the shop is. */
const links = z
  .array(z.object({ name: requiredLine('Name the place', 30), href: shopAddress }))
  .max(8, 'At most eight links')

/**
 * Everything that makes the program somebody's shop, in groups that are changed as wholes. Pages, mails, documents and
 * the API's description read it from here, and from nowhere else.
 */
export const shopRecord = z.object({
  identity,
  contact,
  seller,
  links,
  place,
  orders: orderRules,
  numbers,
  mails,
  look,
  colours,
  menu,
  home,
  questions,
  articles,
  policies,
})
export type ShopRecord = z.output<typeof shopRecord>

/** A part of the record that is changed as a whole. */
export type RecordGroup = keyof ShopRecord
const version = z.int().min(1).max(2_147_483_647)

/** One or more groups, anew. Whoever saves says which version they saw. */
export const recordChange = z.object({
  version: version.describe('which one was seen: another one by then is refused'),
  change: shopRecord
    .extend({
      seller: seller.partial(laterOfSeller),
      place: place.partial(laterOfPlace),
      orders: orderRules.partial(laterOfOrders),
    })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'Name the groups that change')
    .describe(
      'the groups that change, each whole; what a seller, a place and orders are asked since 0.2 stays when it is left out',
    ),
})

export const changedRecord = z.object({ version })

/** The record as it is shown and edited. */
export const recordShown = z.object({
  version,
  changedAt: z.iso.datetime(),
  record: shopRecord,
  placeholders: z
    .record(z.string(), z.string())
    .describe('what long texts may name in braces, with what stands there now'),
  locks: z
    .record(z.string(), z.string())
    .describe(
      'fields that the operator has set, with the setting’s name: they cannot be changed here',
    ),
  numbersGiven: z
    .boolean()
    .describe('an order was placed: what orders, invoices and credit notes begin with stays'),
})
export type RecordShown = z.output<typeof recordShown>

/** One version in the record's history. */
export const recordVersion = z.object({
  version,
  at: z.iso.datetime(),
  by: z.string().nullable().describe('e-mail; null: the start of the shop'),
  groups: z.array(z.string()).describe('what changed by it'),
  restored: version.nullable().describe('which version was brought back by it'),
})
export type RecordVersion = z.output<typeof recordVersion>

export const recordRestoration = z.object({
  version: version.describe('which one was seen: another one by then is refused'),
  from: version.describe('which one is brought back'),
})

/** What everybody may read of the record: what the pages say of the shop. */
export const publicRecord = z.object({
  name: identity.shape.name,
  claim: identity.shape.claim,
  sentence: identity.shape.sentence,
  description: identity.shape.description,
  contact,
  icon: z.string().describe('where its icon is'),
  logos: z
    .array(
      z.object({
        src: z.string(),
        width: z.int(),
        height: z.int(),
        on: z.enum(['light', 'dark', 'both']).describe('on which ground'),
      }),
    )
    .describe('none: its icon and its name stand there'),
  card: z
    .string()
    .optional()
    .describe('the picture of links to it elsewhere; left out: it has neither logo nor icon'),
  head: z
    .array(z.object({ rel: z.string(), href: z.string() }))
    .describe('what each page links to in its head: icon, manifest, its own theme and colours'),
  policies: z.array(policy.pick({ slug: true, title: true })),
  hidden: z.array(z.string()).describe('places of the shop that no menu leads to'),
  files: z.string().describe('what the names of its files begin with'),
})
export type PublicRecord = z.output<typeof publicRecord>
