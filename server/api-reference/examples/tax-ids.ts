import { ids } from './things.ts'

const check = {
  _id: ids.other,
  number: 'DE123456788',
  result: 'valid',
  source: 'vies',
  consultationNumber: 'WAPI0A1B2C3D4E5F',
  name: 'Example Works GmbH',
  address: 'Long Street 12\n10115 Berlin',
  note: '',
  by: '',
  at: '2026-01-12T09:30:00.000Z',
}
const shown = { taxId: 'DE 123456788', state: 'valid', checks: [check] }

/** The tax numbers of companies. */
export const taxIdExamples = {
  getOwnTaxId: { answer: shown },
  changeTaxId: { body: { taxId: shown.taxId }, answer: { modifiedCount: 1 } },
  getTaxId: { answer: shown },
  askTaxId: { answer: shown },
  decideTaxId: {
    body: { taxId: shown.taxId, result: 'valid', note: 'The tax office confirmed it by letter.' },
    answer: { modifiedCount: 1 },
  },
}
