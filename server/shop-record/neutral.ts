import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { americanEnglish } from '../../contract/words/manner.ts'
import { firstOrderRules } from './order-rules.ts'
import { articles } from './texts/articles.ts'
import { neutralHome } from './texts/home.ts'
import { policies } from './texts/policies.ts'
import { questions } from './texts/questions.ts'

/** What a shop without the demo begins with: nobody's name, and no word that only one shop could say. */
export const neutral: ShopRecord = {
  identity: {
    name: 'Parts Shop',
    claim: 'Computer parts in bulk',
    sentence: '',
    description: 'Computer parts in bulk: live stock, minimum quantities, card payment.',
  },
  contact: { address: '', phone: '', email: '', hours: '' },
  seller: {
    name: '',
    address: '',
    taxId: '',
    registration: '',
    payTo: '',
    country: '',
    postalCode: '',
    city: '',
    electronicAddress: '',
  },
  links: [],
  place: { timeZone: 'UTC', locale: americanEnglish.locale, paper: 'A4' },
  colours: { accent: null, darkAccent: null },
  look: { logo: null, darkLogo: null, icon: null },
  orders: firstOrderRules,
  numbers: { order: 'SO-', invoice: 'IN-', creditNote: 'CN-', part: 'PN-' },
  mails: [],
  menu: { builder: true, quickOrder: true, blogs: true, portfolio: true },
  home: neutralHome,
  questions,
  articles,
  policies,
}
