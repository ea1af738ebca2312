import { z } from 'zod'
import { type Call, file, json, list } from '../call.ts'
import { listedInquiry, newDecision, newInquiry, newInquiryMessage } from '../orders/inquiries.ts'
import { inquiryStates } from '../orders/inquiry-kinds.ts'
import { orderStatus } from '../orders/orders.ts'
import { byId, deleted, inserted, modified } from './shapes.ts'

/** What is asked about an order once it is placed, and what becomes of that. */
export const inquiryCalls = {
  addInquiry: {
    method: 'POST',
    path: '/order/{id}/inquiries',
    who: 'buyer',
    scope: 'orders:write',
    says: 'Ask about an own order: a question, a cancellation, a return, a warranty case, or another address. GET /order/{id} says in mayAsk what may be asked, and until when.',
    params: byId,
    body: newInquiry,
    bodyKilobytes: 256,
    answer: inserted,
    refuses: ['inquiry_not_possible', 'inquiry_under_way', 'line_not_there', 'email_not_confirmed'],
    once: 'effect',
  },
  addInquiryMessage: {
    method: 'POST',
    path: '/inquiries/{id}/messages',
    who: 'user',
    scope: 'orders:write',
    says: 'Write to an inquiry that is not over: its buyer, or an admin, whose answer its buyer gets by mail.',
    params: byId,
    body: newInquiryMessage,
    answer: modified,
    refuses: ['inquiry_over'],
    once: 'effect',
  },
  addInquiryPicture: {
    method: 'POST',
    path: '/inquiries/{id}/pictures',
    who: 'buyer',
    scope: 'orders:write',
    says: 'Show a picture with an own inquiry that is not over: JPEG, PNG, WebP, AVIF or GIF. It is drawn anew without anything else that the file holds, such as the place; the same picture is there once.',
    params: byId,
    upload: 'image',
    answer: inserted,
    refuses: ['inquiry_over', 'inquiry_pictures', 'image_missing', 'not_an_image'],
    once: 'natural',
  },
  getInquiryPicture: {
    method: 'GET',
    path: '/inquiry-pictures/{id}',
    who: 'user',
    scope: 'orders:read',
    says: 'Read a picture of an inquiry: those who may see the order, and admins.',
    params: byId,
    answer: file('image/webp'),
  },
  takeBackInquiryPicture: {
    method: 'DELETE',
    path: '/inquiry-pictures/{id}',
    who: 'buyer',
    scope: 'orders:write',
    says: 'Take back a picture that the caller showed with an inquiry that is not over: its bytes are deleted.',
    params: byId,
    answer: deleted,
    refuses: ['inquiry_over'],
  },
  withdrawInquiry: {
    method: 'DELETE',
    path: '/inquiries/{id}',
    who: 'buyer',
    scope: 'orders:write',
    says: 'Withdraw an own inquiry that is not over.',
    params: byId,
    answer: modified,
    refuses: ['inquiry_over'],
  },
  decideInquiry: {
    method: 'POST',
    path: '/inquiries/{id}/decisions',
    who: 'admin',
    scope: 'refunds:write',
    says: 'Decide an inquiry: what is accepted is done with it, its stock and money follow, and its buyer gets a mail.',
    params: byId,
    body: newDecision,
    bodyKilobytes: 256,
    answer: json(
      z.object({
        state: z.enum(inquiryStates).describe('of the inquiry after it'),
        amount: z.number().describe('that goes back to the card, in major units'),
        status: orderStatus.describe('of the order after it'),
      }),
    ),
    refuses: [
      'inquiry_over',
      'inquiry_decision',
      'order_state',
      'order_on_hold',
      'line_not_open',
      'line_not_there',
      'seller_missing',
    ],
    once: 'effect',
  },
  listInquiries: {
    method: 'GET',
    path: '/inquiries',
    who: 'admin',
    scope: 'orders:read',
    says: 'List inquiries: what waits for the shop longest comes first; others the newest first.',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(25),
      page: z.coerce.number().int().min(1).max(1_000).optional(),
      state: z
        .enum(['open', 'accepted', 'all'])
        .default('open')
        .describe('open: the shop’s turn; accepted: goods are awaited'),
    }),
    answer: list(listedInquiry),
  },
} as const satisfies Record<string, Call>
