import { z } from 'zod'
import { books } from './books.ts'
import { type Answered, type Call, file, type Given, json, list } from './call.ts'
import { figures, figuresQuery } from './figures.ts'
import {
  email,
  linkToken,
  profile,
  profileInput,
  subscription,
  tokenAnswer,
  tokenRequest,
  user,
  usersQuery,
} from './identity.ts'
import { importPreview, importRequest, importResult } from './import.ts'
import { movement } from './movements.ts'
import {
  allOrdersQuery,
  newOrder,
  order,
  orderDetail,
  orderIds,
  orderQuery,
  refundRequest,
  releases,
  shipments,
} from './orders.ts'
import { partFacets, partSuggestions, relatedParts, suggestionQuery } from './part-search.ts'
import { newPart, part, partChange, partFilter, partQuery, stockChange } from './parts.ts'
import { confirmation, paymentAnswer, paymentRequest } from './payments.ts'
import {
  allReviewsQuery,
  moderatedReview,
  moderation,
  newReview,
  review,
  reviewSummary,
} from './reviews.ts'
import { image, publicConfig } from './shop.ts'
import { id, pathId } from './text.ts'

const byId = z.object({ id: pathId })
const byEmail = z.object({ email })
const inserted = json(z.object({ insertedId: id }))
const modified = json(z.object({ modifiedCount: z.int() }))
const deleted = json(z.object({ deletedCount: z.int() }))

/** How long lists are asked: the cursor comes from the `Link` header of the page before. */
const pages = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().max(500).optional(),
})

/** A list that can also be asked by number: pages from 1, within the first 1,000 rows. Beyond, the cursor leads on. */
const numberedPages = pages.extend({
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})

/** Every call of the shop's API: method, path, who may, input, answer. Sign-in itself is at /api/auth. */
export const calls = {
  listReviews: {
    method: 'GET',
    path: '/reviews',
    who: 'anyone',
    says: 'Reviews, newest first.',
    query: pages,
    answer: list(review),
  },
  addReview: {
    method: 'POST',
    path: '/review',
    who: 'buyer',
    says: 'Add a review. The name comes from the account.',
    body: newReview,
    answer: inserted,
    once: 'effect',
  },
  getReviewSummary: {
    method: 'GET',
    path: '/review-summary',
    who: 'anyone',
    says: 'How many reviews there are, and what they come to.',
    answer: json(reviewSummary),
  },
  listAllReviews: {
    method: 'GET',
    path: '/all-reviews',
    who: 'admin',
    says: 'All reviews, hidden ones too, newest first unless asked otherwise.',
    query: numberedPages.extend(allReviewsQuery.shape),
    answer: list(moderatedReview),
  },
  moderateReview: {
    method: 'PATCH',
    path: '/review/{id}',
    who: 'admin',
    says: 'Hide a review from everybody but admins, or show it again. modifiedCount is 0 when it was so.',
    params: byId,
    body: moderation,
    answer: modified,
  },

  listParts: {
    method: 'GET',
    path: '/parts',
    who: 'anyone',
    says: 'Parts: 24 newest unless asked otherwise; the most relevant first for a search.',
    query: partQuery,
    answer: list(part),
  },
  getPart: {
    method: 'GET',
    path: '/parts/{id}',
    who: 'anyone',
    says: 'One part.',
    params: byId,
    answer: json(part),
  },
  getPartFacets: {
    method: 'GET',
    path: '/part-facets',
    who: 'anyone',
    says: 'What a list of parts can be narrowed to, with counts.',
    query: partFilter,
    answer: json(partFacets),
  },
  suggestParts: {
    method: 'GET',
    path: '/part-suggestions',
    who: 'anyone',
    says: 'Parts, categories and searches for what is being typed; near matches when there are none.',
    query: suggestionQuery,
    answer: json(partSuggestions),
  },
  getRelatedParts: {
    method: 'GET',
    path: '/parts/{id}/related',
    who: 'anyone',
    says: 'Parts that replace a part or go with it.',
    params: byId,
    answer: json(relatedParts),
  },
  addPart: {
    method: 'POST',
    path: '/add-parts',
    who: 'admin',
    says: 'Add a part. `img` is what POST /images answered.',
    body: newPart,
    answer: inserted,
    refuses: ['image_not_ours', 'sku_taken', 'part_too_dear'],
    once: 'effect',
  },
  changePart: {
    method: 'PATCH',
    path: '/parts/{id}',
    who: 'admin',
    says: 'Change a part; what is left out stays.',
    params: byId,
    body: partChange,
    answer: modified,
    refuses: ['image_not_ours', 'part_too_dear'],
  },
  changeStock: {
    method: 'POST',
    path: '/parts/{id}/stock',
    who: 'admin',
    says: 'Book pieces that came in or were written off.',
    params: byId,
    body: stockChange,
    answer: json(z.object({ quantity: z.int().describe('available after it') })),
    refuses: ['not_enough_stock'],
    once: 'effect',
  },
  listMovements: {
    method: 'GET',
    path: '/parts/{id}/movements',
    who: 'admin',
    says: 'How a part’s stock changed, newest first.',
    params: byId,
    query: numberedPages,
    answer: list(movement),
  },
  previewImport: {
    method: 'POST',
    path: '/imports/preview',
    who: 'admin',
    says: 'Look into a file of parts (CSV, TSV, JSON; also .gz): its columns, and what they seem to be.',
    upload: 'file',
    uploadMegabytes: 20,
    answer: json(importPreview),
    refuses: ['file_missing', 'file_unreadable'],
    once: 'natural',
  },
  importParts: {
    method: 'POST',
    path: '/imports',
    who: 'admin',
    says: 'Bring the parts of a file into the shop: new numbers are added, known ones changed.',
    upload: 'file',
    uploadMegabytes: 20,
    body: importRequest,
    answer: json(importResult),
    refuses: ['file_missing', 'file_unreadable', 'import_running'],
    once: 'natural',
  },
  getImportReport: {
    method: 'GET',
    path: '/imports/{id}/report',
    who: 'admin',
    says: 'Every problem of an import as CSV, for 30 days.',
    params: byId,
    answer: file('text/csv'),
  },
  deletePart: {
    method: 'DELETE',
    path: '/parts/{id}',
    who: 'admin',
    says: 'Take a part out of the shop. Its orders keep name and price and go on.',
    params: byId,
    answer: deleted,
  },
  uploadImage: {
    method: 'POST',
    path: '/images',
    who: 'admin',
    says: 'Upload a picture of a part. It is read, re-encoded and sized; the original bytes are not kept.',
    upload: 'image',
    answer: json(image),
    refuses: ['image_missing', 'not_an_image', 'image_host_failed', 'storage_full'],
    once: 'natural',
  },

  issueToken: {
    method: 'PUT',
    path: '/user/{email}',
    who: 'session',
    says: 'Get an access token for the signed-in session, which must be of this very e-mail.',
    params: byEmail,
    body: tokenRequest,
    answer: json(tokenAnswer),
    refuses: ['not_allowed', 'conflicting_input'],
  },
  getProfile: {
    method: 'GET',
    path: '/user/{email}',
    who: 'member',
    says: 'The own profile.',
    params: byEmail,
    answer: json(profile),
  },
  saveProfile: {
    method: 'PATCH',
    path: '/user/{email}',
    who: 'member',
    says: 'Save the own profile, all four fields.',
    params: byEmail,
    body: profileInput,
    answer: modified,
  },
  isAdmin: {
    method: 'GET',
    path: '/admin/{email}',
    who: 'member',
    says: 'Whether this e-mail is an admin. Buyers may ask about themselves.',
    params: byEmail,
    answer: json(z.object({ admin: z.boolean() })),
  },
  listUsers: {
    method: 'GET',
    path: '/users',
    who: 'admin',
    says: 'Everybody with an account, newest first unless asked otherwise.',
    query: numberedPages.extend(usersQuery.shape),
    answer: list(user),
  },
  promoteUser: {
    method: 'PUT',
    path: '/user/admin/{email}',
    who: 'admin',
    says: 'Make somebody an admin. modifiedCount is 0 when they were one.',
    params: byEmail,
    answer: modified,
  },
  demoteUser: {
    method: 'DELETE',
    path: '/user/admin/{email}',
    who: 'admin',
    says: 'Take the role of admin from somebody, never from the last one.',
    params: byEmail,
    answer: modified,
    refuses: ['last_admin'],
  },

  placeOrder: {
    method: 'POST',
    path: '/order',
    who: 'buyer',
    says: 'Order a part. The stock is held until it is paid, cancelled, or the hold ends.',
    body: newOrder,
    answer: inserted,
    refuses: [
      'quantity_out_of_range',
      'quantity_not_multiple',
      'not_enough_stock',
      'price_changed',
      'order_too_large',
      'order_too_small',
      'too_many_open_orders',
    ],
    once: 'effect',
  },
  listOrders: {
    method: 'GET',
    path: '/orders',
    who: 'member',
    says: 'The orders of an e-mail, newest first: the own one; admins may ask for any.',
    query: numberedPages.extend(orderQuery.shape).extend({ email }),
    answer: list(order),
  },
  listAllOrders: {
    method: 'GET',
    path: '/all-orders',
    who: 'admin',
    says: 'All orders, newest first unless asked otherwise.',
    query: numberedPages.extend(allOrdersQuery.shape),
    answer: list(order),
  },
  getPayableOrder: {
    method: 'GET',
    path: '/payment/{id}',
    who: 'member',
    says: 'The order that a payment page is for. Admins may look.',
    params: byId,
    answer: json(order),
  },
  getOrder: {
    method: 'GET',
    path: '/order/{id}',
    who: 'member',
    says: 'An order with its timeline, cancelled ones too.',
    params: byId,
    answer: json(orderDetail),
  },
  getReceipt: {
    method: 'GET',
    path: '/order/{id}/receipt',
    who: 'member',
    says: 'The receipt of a paid order as PDF.',
    params: byId,
    answer: file('application/pdf'),
    refuses: ['not_paid'],
  },
  cancelOrder: {
    method: 'DELETE',
    path: '/order/{id}',
    who: 'member',
    says: 'Cancel an unpaid order: the own one, or any as admin. The stock returns.',
    params: byId,
    answer: deleted,
    refuses: ['order_state', 'payments_unavailable'],
  },
  startPayment: {
    method: 'POST',
    path: '/create-payment-intent',
    who: 'buyer',
    says: 'Start paying an unpaid order. The amount is the order’s.',
    body: paymentRequest,
    answer: json(paymentAnswer),
    refuses: [
      'which_order',
      'price_changed',
      'order_state',
      'payment_refused',
      'payments_unavailable',
    ],
    once: 'natural',
  },
  confirmPayment: {
    method: 'PATCH',
    path: '/order/{orderId}',
    who: 'buyer',
    says: 'Say that an order was paid. The server asks the provider before it believes it.',
    params: z.object({ orderId: pathId }),
    body: confirmation,
    answer: modified,
    refuses: ['payment_not_made', 'payment_mismatch', 'order_state', 'payments_unavailable'],
  },
  releaseOrder: {
    method: 'PATCH',
    path: '/order-release/{id}',
    who: 'admin',
    says: 'Release a paid order for shipment.',
    params: byId,
    answer: modified,
    refuses: ['order_state'],
  },
  shipOrder: {
    method: 'PATCH',
    path: '/order-shipment/{id}',
    who: 'admin',
    says: 'Mark a pending order as shipped.',
    params: byId,
    answer: modified,
    refuses: ['order_state'],
  },
  releaseOrders: {
    method: 'POST',
    path: '/order-releases',
    who: 'admin',
    says: 'Release paid orders for shipment, each by itself: one that cannot be keeps no other from it.',
    body: orderIds,
    answer: json(releases),
    once: 'natural',
  },
  shipOrders: {
    method: 'POST',
    path: '/order-shipments',
    who: 'admin',
    says: 'Mark pending orders as shipped, each by itself: one that cannot be keeps no other from it.',
    body: orderIds,
    answer: json(shipments),
    once: 'natural',
  },
  refundOrder: {
    method: 'POST',
    path: '/order-refund/{id}',
    who: 'admin',
    says: 'Give the money of a paid order back before it is shipped. The stock returns.',
    params: byId,
    body: refundRequest,
    answer: modified,
    refuses: ['order_state'],
    once: 'effect',
  },

  getFigures: {
    method: 'GET',
    path: '/figures',
    who: 'admin',
    says: 'The figures of the last 7, 30 or 90 days, and what waits to be done.',
    query: figuresQuery,
    answer: json(figures),
  },
  getBooks: {
    method: 'GET',
    path: '/books',
    who: 'admin',
    says: 'What the last check of the books came to: when, what was looked at, each violation with its repair.',
    answer: json(books),
  },
  receiveCardEvent: {
    method: 'POST',
    path: '/webhooks/cards',
    who: 'provider',
    says: 'Signed events of the card provider.',
    answer: json(z.object({ received: z.literal(true) })),
    refuses: ['invalid_signature'],
  },
  getConfig: {
    method: 'GET',
    path: '/config',
    who: 'anyone',
    says: 'What pages need to know and everybody may.',
    answer: json(publicConfig),
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    who: 'anyone',
    says: 'Ask for the newsletter. A mail asks to confirm.',
    body: subscription,
    answer: json(z.object({ sent: z.literal(true) })),
    once: 'effect',
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    who: 'anyone',
    says: 'Confirm the newsletter with the token of the mail.',
    body: linkToken,
    answer: modified,
    refuses: ['invalid_link'],
    once: 'effect',
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    who: 'anyone',
    says: 'Leave the newsletter with the token of any of its mails.',
    query: z.object({ token: linkToken.shape.token.optional() }),
    answer: modified,
    refuses: ['invalid_link'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls

/** The calls that anyone may read: what pages are rendered from on the server. */
export type PublicCallName = {
  [N in CallName]: Calls[N] extends { method: 'GET'; who: 'anyone' } ? N : never
}[CallName]

/** The public calls as functions, as the server hands them to the pages it renders. A refusal is thrown as its Response. */
export type PublicCalls = {
  [N in PublicCallName]: (input: Given<Calls[N]>) => Promise<Answered<Calls[N]>>
}
