import { mannerOf } from '../../../contract/words/manner-of.ts'
import { saidOfShop } from './shop-record.ts'
import { ids, order, part } from './things.ts'

const review = {
  _id: ids.other,
  name: 'Purchasing',
  rating: 5,
  review: 'Four pallets, every piece counted.',
  verified: true,
  createdAt: '2026-01-20T10:00:00.000Z',
  changedAt: null,
}
const { name: _, ...own } = review

/** Of a category, a buyer or a part: the period beside the one before. */
const sold = {
  revenue: 31_500,
  previousRevenue: 24_300,
  pieces: 60,
  previousPieces: 45,
  orders: 4,
  previousOrders: 3,
}

const modified = { answer: { modifiedCount: 1 } }

/** Reviews. */
export const reviewExamples = {
  listReviews: { answer: review },
  addReview: {
    body: { rating: review.rating, review: review.review },
    answer: { insertedId: review._id },
  },
  getOwnReview: { answer: { review: { ...own, state: 'shown' } } },
  withdrawReview: { answer: { deletedCount: 1 } },
  getReviewSummary: {
    answer: {
      count: 40,
      average: 4.6,
      byRating: { 1: 0, 2: 1, 3: 2, 4: 9, 5: 28 },
      verified: { count: 31, average: 4.7 },
    },
  },
  listAllReviews: {
    answer: {
      ...review,
      email: order.email,
      state: 'shown',
      version: 1,
      hiddenAt: null,
      hiddenBy: null,
      hiddenReason: null,
    },
  },
  moderateReview: { body: { hidden: true, reason: 'Names a person' }, ...modified },
}

/** The token of a link in a mail. */
const token = 'mFqEX0sBNrV1x4wVb5l2yQ8gq0Tn7c9Z'

/** What belongs to no part, order or person. */
export const shopExamples = {
  getFigures: {
    answer: {
      from: '2026-01-06',
      to: '2026-01-12',
      currency: 'usd',
      revenue: {
        total: 48_210,
        previous: 39_870,
        days: [
          {
            date: '2026-01-12',
            revenue: 12_960,
            orders: 3,
            pieces: 24,
            previous: { date: '2026-01-05', revenue: 8_100, orders: 2, pieces: 15 },
          },
        ],
      },
      pieces: { total: 96, previous: 78 },
      refunds: {
        count: 1,
        previous: 0,
        amount: 540,
        previousAmount: 0,
        latest: [
          {
            orderId: order._id,
            orderNumber: order.orderNumber,
            email: order.email,
            at: '2026-01-11T15:00:00.000Z',
            reason: 'One tray was damaged',
            amount: 540,
            state: 'done',
          },
        ],
      },
      orders: {
        count: 11,
        previous: 9,
        byStatus: {
          unpaid: 2,
          paid: 1,
          confirmed: 0,
          pending: 3,
          shipped: 4,
          cancelled: 1,
          refunded: 0,
        },
      },
      averageOrder: 6_026.25,
      lowStock: {
        count: 1,
        parts: [
          { partsId: part._id, name: part.name, mpn: part.mpn, quantity: 20, leastOrder: 12 },
        ],
      },
      topParts: [
        { partsId: part._id, name: part.name, mpn: part.mpn, quantity: 60, revenue: 31_500 },
      ],
      failedPayments: {
        count: 1,
        previous: 0,
        stillUnpaid: 1,
        latest: [
          {
            orderId: order._id,
            orderNumber: order.orderNumber,
            email: order.email,
            at: '2026-01-12T09:35:00.000Z',
            reason: 'Your card was declined.',
            amount: order.price,
          },
        ],
      },
      failedRefunds: [],
      missing: { count: 0, parts: [] },
      awaitingRelease: 1,
      awaitingShipment: 3,
      freightToPay: 1,
      openDisputes: 1,
      lateStatements: { newestOn: '2026-02-10', days: 5 },
      holdsEndingSoon: 1,
      heldOrders: 0,
      heldReviews: 0,
      companyApplications: 1,
      requestedFacts: 3,
      openInquiries: 2,
      awaitedGoods: 1,
    },
  },
  getBreakdown: {
    answer: {
      from: '2026-01-06',
      to: '2026-01-12',
      currency: 'usd',
      categories: [{ category: 'cpu', ...sold }],
      customers: {
        count: 6,
        previous: 5,
        best: [{ email: order.email, name: order.displayName, ...sold }],
      },
      stockCover: {
        counts: { under14: 1, under30: 2, under90: 5, longer: 12, unsold: 60, soldOut: 3 },
        shortest: [
          {
            partsId: part._id,
            name: part.name,
            mpn: part.mpn,
            quantity: 20,
            sold: 60,
            coverDays: 2.3,
          },
        ],
      },
    },
  },
  listStockCover: {
    answer: {
      partsId: part._id,
      name: part.name,
      mpn: part.mpn,
      quantity: 20,
      sold: 60,
      coverDays: 2.3,
    },
  },
  getShopFacts: {
    answer: { leftToday: 4, orders: 86, medianHours: 5.2, withinDayPercent: 93 },
  },
  exportFigures: {
    answer:
      '"Category","Revenue USD","Revenue before","Pieces","Pieces before","Orders","Orders before"\r\nCPU,31500,24300,60,45,4,3\r\n',
  },
  getBooks: {
    answer: {
      last: {
        checkedAt: '2026-01-12T03:00:00.000Z',
        seconds: 1.4,
        rows: { parts: 640, orders: 1_204, payments: 1_150 },
        provider: {
          since: '2026-01-11T03:00:00.000Z',
          until: '2026-01-12T03:00:00.000Z',
          payments: 18,
        },
        found: 0,
        violations: [],
      },
    },
  },
  receiveCardEvent: {
    body: {
      id: 'evt_3Qexample',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_3Qexample', object: 'payment_intent' } },
    },
    answer: { received: true },
  },
  receiveGatewayEvent: {
    body: { type: 'payment.changed', data: { id: 'p-1042' } },
    answer: { received: true },
  },
  getConfig: {
    answer: {
      categories: [
        { key: 'cpu', name: 'CPU', icon: 'cpu' },
        { key: 'ram', name: 'Ram', icon: 'memory' },
      ],
      currency: 'usd',
      taxed: false,
      shippingChosen: false,
      timeZone: 'Europe/Amsterdam',
      manner: mannerOf('nl-NL', 'usd'),
      cards: { publishableKey: 'pk_test_example', script: 'https://js.stripe.com/v3/' },
      onlinePayment: 'PayPal or iDEAL',
      signIn: { google: true, other: null },
      sandboxed: [],
      mailbox: null,
      socialLinks: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' }],
      shop: saidOfShop,
      holdMinutes: 4_320,
      leastOrder: 500,
      transferDays: 7,
      release: 'manual',
      shippingUndoSeconds: 10,
    },
  },
  subscribe: { body: { email: order.email }, answer: { sent: true } },
  confirmSubscription: { body: { token }, ...modified },
  unsubscribe: modified,
}
