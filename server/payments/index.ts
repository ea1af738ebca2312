/** What other rooms of the server may use of this one. */
export { cancelOrder } from './cancel-order.ts'
export { cancelPrepared } from './cancel-prepared.ts'
export { expireHolds, warnHolds } from './expire-holds.ts'
export type { Charge, Providers } from './provider/provider.ts'
export { handleCardEvent } from './receive-event.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { payRefund } from './refunds/pay-refund.ts'
export { refundOrder } from './refunds/refund-order.ts'
export { closePayout, reopenPayouts } from './transfers/pay-out.ts'
export { selectPayouts as findPayouts } from './transfers/payouts-store.ts'
export {
  selectTransferOrder as findTransferOrder,
  selectTransferOrderNumbered as findTransferOrderNumbered,
  selectTransferOrders as findTransferOrders,
  selectTransfers as findTransfers,
  type TransferOrder,
  type TransferRow,
} from './transfers/store.ts'
export { takeTransfer } from './transfers/take-transfer.ts'
export { undoTransfers } from './transfers/undo-transfer.ts'
