import { ids, order } from './things.ts'

/** Orders by transfer. */
export const transferExamples = {
  receiveTransfer: {
    body: { amount: 1_200, receivedOn: '2026-02-14', reference: 'RF25PW10482' },
    answer: { insertedId: ids.other },
  },
  undoTransfer: { answer: { deletedCount: 1 } },
  listPayouts: {
    answer: {
      _id: ids.other,
      order: { _id: ids.order, number: order.orderNumber },
      company: { _id: ids.other, number: 'C-1001', legalName: 'Example Works GmbH' },
      amount: 1_200,
      currency: order.currency,
      reason: 'the order is cancelled',
      at: '2026-02-15T09:30:00.000Z',
      name: 'Example Works GmbH',
      iban: 'DE02120300000000202051',
      paidOutAt: null,
      reference: '',
    },
  },
  setPaidOut: { body: { reference: 'Transfer of 16 February' }, answer: { modifiedCount: 1 } },
}
