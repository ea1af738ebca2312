import type { Answered, Call, Given } from './call.ts'
import { addressCalls } from './calls/addresses.ts'
import { auditCalls } from './calls/audit.ts'
import { bankCalls } from './calls/bank.ts'
import { basketCalls } from './calls/basket.ts'
import { batchCalls } from './calls/batches.ts'
import { buildCalls } from './calls/builds.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { categoryCalls } from './calls/categories.ts'
import { companyCalls } from './calls/companies.ts'
import { creditCalls } from './calls/credit.ts'
import { disputeCalls } from './calls/disputes.ts'
import { documentCalls } from './calls/documents.ts'
import { factCalls } from './calls/facts.ts'
import { freightCalls } from './calls/freight.ts'
import { identityCalls } from './calls/identity.ts'
import { inquiryCalls } from './calls/inquiries.ts'
import { keyCalls } from './calls/keys.ts'
import { listCalls } from './calls/lists.ts'
import { matchingCalls } from './calls/matching.ts'
import { orderCalls } from './calls/orders.ts'
import { paymentCalls } from './calls/payments.ts'
import { programCalls } from './calls/programs.ts'
import { purchaseCalls } from './calls/purchases.ts'
import { readinessCalls } from './calls/readiness.ts'
import { reviewCalls } from './calls/reviews.ts'
import { shippingCalls } from './calls/shipping.ts'
import { shopCalls } from './calls/shop.ts'
import { shopRecordCalls } from './calls/shop-record.ts'
import { taxIdCalls } from './calls/tax-ids.ts'
import { taxCalls } from './calls/taxes.ts'
import { transferCalls } from './calls/transfers.ts'

/** Every call of the shop's API: method, path, who may, input, answer. Sign-in itself is at /api/auth. */
export const calls = {
  ...reviewCalls,
  ...catalogueCalls,
  ...categoryCalls,
  ...factCalls,
  ...identityCalls,
  ...keyCalls,
  ...companyCalls,
  ...taxIdCalls,
  ...creditCalls,
  ...disputeCalls,
  ...bankCalls,
  ...transferCalls,
  ...programCalls,
  ...auditCalls,
  ...basketCalls,
  ...matchingCalls,
  ...buildCalls,
  ...orderCalls,
  ...documentCalls,
  ...addressCalls,
  ...paymentCalls,
  ...shippingCalls,
  ...batchCalls,
  ...inquiryCalls,
  ...listCalls,
  ...purchaseCalls,
  ...shopCalls,
  ...shopRecordCalls,
  ...readinessCalls,
  ...taxCalls,
  ...freightCalls,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls

/** The calls that anyone may read: what pages are rendered from on the server. */
export type PublicCallName = {
  [N in CallName]: Calls[N] extends
    | { method: 'GET'; who: 'anyone' }
    | { method: 'POST'; who: 'anyone'; isReading: true }
    ? N
    : never
}[CallName]

/** The public calls as functions, as the server hands them to the pages it renders. A refusal is thrown as its Response. */
export type PublicCalls = {
  [N in PublicCallName]: (input: Given<Calls[N]>) => Promise<Answered<Calls[N]>>
}
