/** What other rooms of the server may use of this one. */
export { lowerPrice } from './credit-notes/lower-price.ts'
export { takeGoodsBack } from './credit-notes/take-goods-back.ts'
export type { WrittenNote } from './credit-notes/write-credit-note.ts'
export { followDeposit } from './deposit-invoices/follow-deposit.ts'
export { writeDepositInvoice } from './deposit-invoices/write-deposit-invoice.ts'
export { attachDocuments } from './documents/attach-documents.ts'
export {
  findExpired,
  findExpiring,
  findLiveOrder,
  findUnpaidBeforeProof,
  findUnpaidByTotal,
  findUnreleased,
  lockOrder,
  lockOrderIfAny,
  type OrderRow,
  takeExpiring,
} from './find-order.ts'
export {
  selectFreightOf as findFreightDue,
  updateFreightPaid as setFreightDuePaid,
} from './freight/store.ts'
export { addEvent, type By } from './history/add-event.ts'
export { hasBeen } from './history/store.ts'
export { decideHeldTaxes } from './holds/decide-held-taxes.ts'
export { holdByShop } from './holds/hold-order.ts'
export { isCounted } from './holds/require-no-hold.ts'
export { endHolds } from './holds/store.ts'
export { lockInquiry, over } from './inquiries/find-inquiry.ts'
export { setInquiry, writeAddress } from './inquiries/set-inquiry.ts'
export type { InquiryRow } from './inquiries/store.ts'
export { findInvoice } from './invoices/find-invoice.ts'
export type { InvoiceRow } from './invoices/store.ts'
export { selectLines as findLines } from './lines/store.ts'
export { takeAllBack } from './lines/take-back.ts'
export { selectOrdersById as findOrdersById } from './listing/store.ts'
export { allows, assertAllows, moveOrder, payDeposit, payOrder } from './move-order.ts'
export { creditOrder, uncommitOrder } from './on-account.ts'
export { orderMailValues } from './order-mail-values.ts'
export { orderToApi } from './order-to-api.ts'
export { queueOrderMail } from './queue-order-mail.ts'
export { releaseOrder, releasePaidOrder } from './release-order.ts'
export { shipLines } from './shipping/ship-lines.ts'
export { type TakenBack, takeBackOpen } from './shipping/take-back-open.ts'
export { sweepShipments, tellShipment } from './shipping/tell-shipment.ts'
export { selectNumbers as findNumbers } from './store.ts'
export { askedMinor, restOf, takesTransfer, transferReference } from './transfer/pay-to.ts'
export { transferAbout } from './transfer/transfer-about.ts'
export { areOf, type Whose, whoseOf } from './whose.ts'
