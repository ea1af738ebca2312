import { order } from './things.ts'

const identity = {
  name: 'Acme Components',
  claim: 'Components for builders',
  sentence: 'Components for those who build machines.',
  description: 'Processors, memory and drives for those who build machines.',
}
const contact = {
  address: '1 Harbour Road\nPortville 10001',
  phone: '+44 20 7946 0000',
  email: 'sales@acme.example',
  hours: 'Monday to Friday, 8:00 to 16:00',
}
const seller = {
  name: 'Acme Components Ltd',
  address: '1 Harbour Road\nPortville 10001',
  taxId: 'XX 123 456',
  registration: 'Registered in Portville, 4711',
  payTo: 'Harbour Bank\nAccount 12345678',
  country: 'DE',
  postalCode: '20457',
  city: 'Hamburg',
  electronicAddress: '9930:DE136695976',
}
const logo = '3f1a5b0c9d2e4f6a8b7c6d5e4f3a2b1c-320x64.svg'
const look = { logo, darkLogo: null, icon: '9b0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e-512x512.png' }

const mailsGo = {
  name: 'mails',
  state: 'missing',
  says: 'Mails go into the sandbox’s mailbox and reach nobody.',
  where: null,
  settings: ['SMTP_URL', 'MAIL_FROM'],
}
const named = {
  name: 'name',
  state: 'ready',
  says: 'The shop is called Acme Components.',
  where: '/dashboard/shop?part=identity',
  settings: [],
}
const mailTaken = {
  check: 'mails',
  name: 'mail',
  result: 'ok',
  says: 'smtp.acme.example takes mail',
  mend: null,
}

/** What pages read of it. */
export const saidOfShop = {
  ...identity,
  contact,
  icon: `/marks/${look.icon}`,
  logos: [{ src: `/marks/${logo}`, width: 320, height: 64, on: 'both' as const }],
  head: [{ rel: 'icon', href: `/marks/${look.icon}` }],
  policies: [{ slug: 'terms', title: 'Terms of sale' }],
  hidden: ['/portfolio'],
  files: 'acme-components',
}

const home = {
  title: 'Components for builders',
  lead: 'From one piece to a pallet.',
  about: 'We sell **components**.',
  figuresNote: '',
  figures: [{ figure: '12', label: 'Years' }],
}
const question = 'Do you ship?'
const answer = 'Yes, everywhere. [Shipping](/policies/shipping)'
const policy = {
  slug: 'terms',
  title: 'Terms of sale',
  summary: 'How an order is placed, held, paid and cancelled.',
  updated: '2026-01-20',
}
const listed = {
  slug: 'choosing-memory',
  title: 'Choosing memory',
  question: 'Which memory does a server take?',
  summary: 'What registered and unbuffered memory are for.',
  published: '2026-01-20',
  minutes: 3,
}
const { minutes: _, ...article } = listed
const lead = 'What we are asked most.'
const words = {
  kind: 'order-shipped',
  subject: '{order} is on its way',
  opening: 'Good news from {name}.',
  closing: 'Questions? Answer this mail.',
}
const text = '## Holding stock\n\nAn order is held for {hold}.'

export const shopRecordExamples = {
  getHomeTexts: {
    answer: {
      ...home,
      about: '<p>We sell <strong>components</strong>.</p>',
      questions: [
        {
          question,
          answer: '<p>Yes, everywhere. <a href="/policies/shipping">Shipping</a></p>',
          text: 'Yes, everywhere.',
        },
      ],
    },
  },
  getPolicy: {
    answer: {
      ...policy,
      html: '<h2>Holding stock</h2>\n<p>An order is held for 3 days.</p>',
    },
  },
  listArticles: { answer: { lead, supplied: false, articles: [listed] } },
  getArticle: { answer: { ...listed, html: '<p>Servers take registered memory.</p>' } },
  getShopRecord: {
    answer: {
      version: 7,
      changedAt: '2026-01-20T10:00:00.000Z',
      record: {
        identity,
        contact,
        seller,
        links: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' }],
        place: { timeZone: 'Europe/Amsterdam', locale: 'nl-NL', paper: 'A4' },
        look,
        colours: { accent: '#1a5fb4', darkAccent: null },
        orders: { holdMinutes: 4_320, release: 'auto', least: 500, prices: 'net' },
        numbers: { order: 'AC-', invoice: 'RE-', creditNote: 'GS-', part: 'ACME-' },
        mails: [words],
        menu: { builder: true, quickOrder: true, blogs: true, portfolio: false },
        home,
        questions: [{ question, answer }],
        policies: [{ ...policy, text }],
        articles: {
          lead,
          supplied: false,
          own: [{ ...article, text: 'Servers take registered memory.' }],
        },
      },
      placeholders: {
        name: 'Acme Components',
        hold: '3 days',
        cookies: 'shop',
        charge: '€999,999.99',
      },
      locks: { 'seller.taxId': 'SELLER_TAX_ID' },
      numbersGiven: true,
    },
  },
  changeShopRecord: { body: { version: 7, change: { contact } }, answer: { version: 8 } },
  addShopMark: {
    body: { image: '(the bytes of a picture)' },
    answer: { name: logo, width: 320, height: 64 },
  },
  listMailTexts: {
    answer: {
      mails: [
        {
          kind: 'order-shipped',
          subject: 'Order PW-100001 shipped',
          greeting: 'Hello Test Buyer,',
          says: ['Your order PW-100001 has been shipped.'],
          notes: [],
          given: { name: 'Acme Components', person: 'Test Buyer', order: 'PW-100001' },
        },
      ],
    },
  },
  sendTestMail: {
    body: words,
    answer: { to: order.email, subject: 'PW-100001 is on its way' },
  },
  listShopRecordVersions: {
    answer: {
      versions: [
        {
          version: 7,
          at: '2026-01-20T10:00:00.000Z',
          by: order.email,
          groups: ['seller'],
          restored: null,
        },
      ],
    },
  },
  getShopReadiness: { answer: { isDemo: false, checks: [named, mailsGo] } },
  examineServices: { answer: { answers: [mailTaken] } },
  restoreShopRecord: { body: { version: 8, from: 7 }, answer: { version: 9 } },
}
