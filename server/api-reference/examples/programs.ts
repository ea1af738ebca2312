import { ids, order } from './things.ts'

const webhook = {
  _id: ids.other,
  url: 'https://erp.example/events',
  types: ['order.paid', 'order.cancelled'],
  state: 'on',
  failingSince: null,
  offAt: null,
  createdAt: '2026-01-12T09:30:00.000Z',
  waiting: 0,
}
const issued = { insertedId: ids.other, secret: `whsec_${'A'.repeat(43)}=` }

/** What other systems follow, and what is sent to them. */
export const programExamples = {
  listEvents: {
    answer: {
      events: [
        {
          id: ids.other,
          position: 4_201,
          type: 'order.placed',
          at: order.createdAt,
          kind: 'placed',
          order,
          shipmentId: null,
          document: null,
          partsId: null,
          part: null,
          reviewId: null,
          review: null,
        },
      ],
      next: 4_201,
      more: false,
    },
  },
  listWebhooks: { answer: webhook },
  addWebhook: { body: { url: webhook.url, types: webhook.types }, answer: issued },
  changeWebhook: { body: { on: false }, answer: { modifiedCount: 1 } },
  rotateWebhookSecret: { body: { overlapHours: 24 }, answer: issued },
  removeWebhook: { answer: { deletedCount: 1 } },
  listDeliveries: {
    answer: {
      webhook,
      deliveries: [
        {
          _id: ids.other,
          eventId: ids.other,
          position: 4_201,
          type: 'order.paid',
          state: 'waiting',
          attempts: 2,
          triedAt: '2026-01-12T09:31:00.000Z',
          nextAt: '2026-01-12T09:36:00.000Z',
          status: 503,
          fault: null,
        },
      ],
      next: null,
    },
  },
  resendDeliveries: { body: { since: '2026-01-12T00:00:00.000Z' }, answer: { modifiedCount: 3 } },
}
