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

const certificate = {
  _id: ids.other,
  country: 'US',
  regions: ['CA', 'NY'],
  number: 'SR-4711',
  reason: 'Resale',
  startsOn: '2026-01-01',
  endsOn: '2028-12-31',
  state: 'accepted',
  holds: true,
  note: '',
  fileName: 'certificate-SR-4711.pdf',
  at: '2026-01-12T09:30:00.000Z',
}
const { country, number, reason, startsOn, endsOn } = certificate

/** The tax numbers of companies, and their certificates. */
export const taxIdExamples = {
  getOwnTaxId: { answer: shown },
  changeTaxId: { body: { taxId: shown.taxId }, answer: { modifiedCount: 1 } },
  getTaxId: { answer: shown },
  askTaxId: { answer: shown },
  decideTaxId: {
    body: { taxId: shown.taxId, result: 'valid', note: 'The tax office confirmed it by letter.' },
    answer: { modifiedCount: 1 },
  },
  listOwnCertificates: { answer: certificate },
  addCertificate: {
    body: { file: '%PDF-1.7', country, regions: 'CA, NY', number, reason, startsOn, endsOn },
    answer: { insertedId: ids.other },
  },
  listCertificates: { answer: certificate },
  decideCertificate: { body: { state: 'accepted', note: '' }, answer: { modifiedCount: 1 } },
  getCertificateFile: { answer: '%PDF-1.7' },
}
