import { type Call, json } from '../call.ts'
import { examinedServices, shopReadiness } from '../readiness/readiness.ts'

/** Whether the shop is ready to sell. */
export const readinessCalls = {
  getShopReadiness: {
    method: 'GET',
    path: '/shop-readiness',
    who: 'admin',
    says: 'Read what is missing to sell, what is worth a look, and what is ready. Nothing outside of the shop is asked.',
    answer: json(shopReadiness),
  },
  examineServices: {
    method: 'POST',
    path: '/shop-readiness/examinations',
    who: 'admin',
    says: 'Ask cards, mail, log-in, images and the public address now, as npm run doctor does. It takes up to 12 seconds.',
    answer: json(examinedServices),
    once: 'natural',
  },
} as const satisfies Record<string, Call>
