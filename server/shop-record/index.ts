/** What every room of the server may use of the shop's record. */
export { readAsBegun } from './as-begun.ts'
export { beginRecord } from './begin-record.ts'
export { settleNumbers } from './numbers.ts'
export { orderRulesOf } from './order-rules.ts'
export {
  type KnownRecord,
  keepUp,
  knownRecord,
  lookAtRecord,
  readRecord,
  readVersioned,
  writeAsRecord,
} from './read-record.ts'
export { fileNameOf, timeZoneOf } from './said-of.ts'
export { type Seller, sellerFault, sellerOfInvoice } from './seller.ts'
export { takesTransfers } from './takes-transfers.ts'
