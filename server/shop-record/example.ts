import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { americanEnglish } from '../../contract/words/manner.ts'
import { firstSeries } from '../../contract/words/series.ts'
import { firstOrderRules } from './order-rules.ts'
import { articles } from './texts/articles.ts'
import { exampleHome } from './texts/home.ts'
import { policies } from './texts/policies.ts'
import { questions } from './texts/questions.ts'

/** The demo's shop: a firm that does not exist (RFC 2606, and the numbers kept for fiction). */
export const example: ShopRecord = {
  identity: {
    name: 'Partwright',
    claim: 'Computer parts in bulk',
    sentence: 'Computer parts in bulk, for business customers.',
    description:
      'Processors, memory, drives, graphics cards and motherboards in bulk for business customers: live stock, minimum quantities, card payment.',
  },
  contact: {
    address: '100 Example Street\nSpringfield, 00000',
    phone: '+1 (555) 555-0100',
    email: 'sales@partwright.test',
    hours: 'Monday to Friday, 9:00 to 17:00',
  },
  seller: {
    name: 'Partwright',
    address: '100 Example Street, Springfield, 00000',
    taxId: '',
    registration: 'Example Register 0001',
    payTo: 'Example Bank, Springfield\nIBAN DE89 3704 0044 0532 0130 00',
    country: 'US',
    postalCode: '00000',
    city: 'Springfield',
    electronicAddress: '0088:4000001000005',
  },
  links: ['LinkedIn', 'YouTube', 'GitHub'].map((name) => ({ name, href: '/' })),
  place: { timeZone: 'UTC', locale: americanEnglish.locale, paper: 'A4' },
  colours: { accent: null, darkAccent: null },
  look: { logo: null, darkLogo: null, icon: null },
  orders: firstOrderRules,
  numbers: { ...firstSeries, part: 'PW-' },
  mails: [],
  menu: { builder: true, quickOrder: true, blogs: true, portfolio: true },
  home: exampleHome,
  questions,
  articles,
  policies,
}
