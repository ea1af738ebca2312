import { ids, order } from './things.ts'

const { currency } = order
const days = { startsOn: '2026-01-01', endsOn: null }
const rate = {
  country: 'DE',
  region: '',
  postalPrefix: '',
  taxClass: 'standard',
  percent: 19,
  ...days,
}
const registration = { country: 'DE', region: '', number: 'DE123456788', ...days }
const rule = { country: 'DE', category: 'cpu', minNet: 5_000 }
const origin = { country: 'DE', region: '', postalCode: '20457' }
const header = 'country,region,postal prefix,class,percent,starts on,ends on'

/** What the seller says of taxes. */
export const taxExamples = {
  getTaxSetup: {
    answer: {
      isOn: true,
      lockedBy: null,
      today: '2026-02-14',
      currency,
      origin,
      registrations: [{ _id: ids.other, ...registration, holds: 'now' }],
      rates: [{ _id: ids.part, ...rate, holds: 'now' }],
      rules: [{ _id: ids.list, ...rule }],
    },
  },
  changeTaxOrigin: { body: origin, answer: { modifiedCount: 1 } },
  addTaxRegistration: { body: registration, answer: { insertedId: ids.other } },
  changeTaxRegistration: { body: { endsOn: '2026-12-31' }, answer: { modifiedCount: 1 } },
  removeTaxRegistration: { answer: { deletedCount: 1 } },
  addTaxRate: { body: rate, answer: { insertedId: ids.other } },
  changeTaxRate: { body: { endsOn: '2026-12-31' }, answer: { modifiedCount: 1 } },
  replaceTaxRate: {
    body: { percent: 16, startsOn: '2026-07-01' },
    answer: { insertedId: ids.other },
  },
  removeTaxRate: { answer: { deletedCount: 1 } },
  exportTaxRates: {
    answer: `"country","region","postal prefix","class","percent","starts on","ends on"\r\nDE,,,standard,19,2026-01-01,\r\n`,
  },
  importTaxRates: {
    body: { csv: `${header}\r\nUS,CA,941,standard,8.625,2026-01-01,\r\n` },
    answer: { added: 1, changed: 0, ended: 0, unchanged: 0 },
  },
  addTaxRule: { body: rule, answer: { insertedId: ids.other } },
  removeTaxRule: { answer: { deletedCount: 1 } },
  tryTax: {
    body: {
      country: 'FR',
      region: '',
      postalCode: '75001',
      taxId: 'valid',
      taxIdCountry: 'FR',
      category: 'cpu',
      taxClass: 'standard',
      amount: 6_480,
    },
    answer: {
      on: '2026-02-14',
      outcome: 'taxed',
      code: 'K',
      name: 'Intra-Community supply',
      percent: 0,
      base: 6_480,
      tax: 0,
      total: 6_480,
      why: 'The goods go to a company in another member of the EU whose tax number was checked',
      sentence: 'Exempt intra-Community supply: Article 138 of Directive 2006/112/EC',
    },
  },
}
