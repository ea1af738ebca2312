import { ids, order, place } from './things.ts'

const saved = { ...place, label: 'Works', use: 'both', shipsByDefault: true, billsByDefault: false }

/** Addresses that a buyer saved. */
export const addressExamples = {
  listAddresses: {
    answer: {
      addresses: [
        { ...saved, _id: ids.other, text: order.address, updatedAt: '2026-01-12T09:30:00.000Z' },
      ],
    },
  },
  addAddress: { body: saved, answer: { insertedId: ids.other } },
  changeAddress: { body: saved, answer: { modifiedCount: 1 } },
  archiveAddress: { answer: { deletedCount: 1 } },
}
