import type { CallName } from '../../contract/calls.ts'
import { addressExamples } from './examples/addresses.ts'
import { auditExamples } from './examples/audit.ts'
import { bankExamples } from './examples/bank.ts'
import { basketExamples } from './examples/basket.ts'
import { batchExamples } from './examples/batches.ts'
import { buildExamples } from './examples/builds.ts'
import { catalogueExamples } from './examples/catalogue.ts'
import { categoryExamples } from './examples/categories.ts'
import { companyExamples } from './examples/companies.ts'
import { creditExamples } from './examples/credit.ts'
import { documentExamples } from './examples/documents.ts'
import { factExamples } from './examples/facts.ts'
import { freightExamples } from './examples/freight.ts'
import { inquiryExamples } from './examples/inquiries.ts'
import { keyExamples } from './examples/keys.ts'
import { listExamples } from './examples/lists.ts'
import { matchingExamples } from './examples/matching.ts'
import { orderExamples } from './examples/orders.ts'
import { peopleExamples } from './examples/people.ts'
import { programExamples } from './examples/programs.ts'
import { shippingExamples } from './examples/shipping.ts'
import { reviewExamples, shopExamples } from './examples/shop.ts'
import { shopRecordExamples } from './examples/shop-record.ts'
import { taxIdExamples } from './examples/tax-ids.ts'
import { taxExamples } from './examples/taxes.ts'
import { transferExamples } from './examples/transfers.ts'

/** A body as it may be sent, `json` of an upload that may be sent so, and the answer: of a list one item, of a file its text. */
export type Example = { body?: object; json?: object; answer: object | string }

/**
 * An example of every call. They stand here and not at the calls, which pages load; that each is there, and passes its
 * call's schemas, is tested.
 */
export const examples: Record<CallName, Example> = {
  ...reviewExamples,
  ...catalogueExamples,
  ...categoryExamples,
  ...peopleExamples,
  ...keyExamples,
  ...companyExamples,
  ...taxIdExamples,
  ...creditExamples,
  ...bankExamples,
  ...transferExamples,
  ...programExamples,
  ...auditExamples,
  ...basketExamples,
  ...buildExamples,
  ...factExamples,
  ...matchingExamples,
  ...orderExamples,
  ...documentExamples,
  ...addressExamples,
  ...shippingExamples,
  ...batchExamples,
  ...inquiryExamples,
  ...listExamples,
  ...shopExamples,
  ...shopRecordExamples,
  ...taxExamples,
  ...freightExamples,
}
