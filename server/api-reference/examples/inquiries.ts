import { ids, order } from './things.ts'

const times = { createdAt: '2026-01-20T10:00:00.000Z', updatedAt: '2026-01-20T10:00:00.000Z' }

/** What is asked about an order, and decided. */
export const inquiryExamples = {
  addInquiry: {
    body: {
      kind: 'return',
      text: 'Two of them do not start.',
      lines: [{ position: 1, quantity: 2 }],
    },
    answer: { insertedId: ids.inquiry },
  },
  addInquiryMessage: {
    body: { text: 'Which board are they in?' },
    answer: { modifiedCount: 1 },
  },
  addInquiryPicture: {
    body: { image: '(the bytes of a picture)' },
    answer: { insertedId: ids.inquiryPicture },
  },
  getInquiryPicture: { answer: 'RIFF' },
  takeBackInquiryPicture: { answer: { deletedCount: 1 } },
  withdrawInquiry: { answer: { modifiedCount: 1 } },
  decideInquiry: {
    body: {
      decision: 'settle',
      text: 'Both are faulty.',
      lines: [{ position: 1, quantity: 2, restocked: 0 }],
    },
    answer: { state: 'settled', amount: 1_080, status: 'shipped' },
  },
  listInquiries: {
    answer: {
      _id: ids.inquiry,
      kind: 'return',
      state: 'open',
      ...times,
      orderId: ids.order,
      orderNumber: order.orderNumber,
      displayName: order.displayName,
      email: order.email,
      text: 'Two of them do not start.',
      by: 'buyer',
    },
  },
}
