import { ids, order } from './things.ts'

const { currency } = order
const method = {
  name: 'Pallet',
  kind: 'table',
  carrier: 'Freight Line',
  incoterm: 'DAP',
  incoterms: ['DAP', 'DDP'],
  note: '2 to 4 working days',
  isOn: true,
}
const area = { country: 'DE', region: '', postalPrefix: '' }
const band = { upToGrams: 30_000, price: 45, perKg: 0.5, freeFrom: 5_000 }
const account = { carrier: 'Freight Line', number: '4455-019' }
const offer = {
  _id: ids.other,
  name: 'Pallet',
  kind: 'table',
  carrier: 'Freight Line',
  incoterm: 'DAP',
  incoterms: ['DAP', 'DDP'],
  note: method.note,
  isOffered: true,
  price: 57,
  why: '24 kg to Germany',
  accounts: [],
}

/** How the seller ships, and with which accounts. */
export const freightExamples = {
  getShippingSetup: {
    answer: {
      currency,
      methods: [{ _id: ids.other, ...method }],
      zones: [{ _id: ids.list, name: 'Germany', areas: [area] }],
      rates: [{ methodId: ids.other, zoneId: ids.list, bands: [band] }],
      unweighed: 3,
    },
  },
  addShippingMethod: { body: method, answer: { insertedId: ids.other } },
  changeShippingMethod: { body: { isOn: false }, answer: { modifiedCount: 1 } },
  removeShippingMethod: { answer: { deletedCount: 1 } },
  addShippingZone: {
    body: { name: 'Germany', areas: [area] },
    answer: { insertedId: ids.other },
  },
  changeShippingZone: {
    body: { areas: [area, { country: 'AT', region: '', postalPrefix: '' }] },
    answer: { modifiedCount: 1 },
  },
  removeShippingZone: { answer: { deletedCount: 1 } },
  setShippingRates: {
    body: { zoneId: ids.list, bands: [band] },
    answer: { modifiedCount: 1 },
  },
  exportShippingRates: {
    answer:
      '"method","zone","up to kg","price","per kg","free from"\r\nPallet,Germany,30,45,0.5,5000\r\n',
  },
  importShippingRates: {
    body: {
      csv: 'method,zone,up to kg,price,per kg,free from\r\nPallet,Germany,30,45,0.5,5000\r\n',
    },
    answer: { changed: 1, unchanged: 0 },
  },
  tryShipping: {
    body: { country: 'DE', region: '', postalCode: '20457', grams: 24_000, goods: 1_200 },
    answer: { zone: 'Germany', currency, methods: [offer] },
  },
  listCarrierAccounts: { answer: { _id: ids.other, ...account } },
  addCarrierAccount: { body: account, answer: { insertedId: ids.other } },
  removeCarrierAccount: { answer: { deletedCount: 1 } },
}
