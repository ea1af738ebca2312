import { checkDaily } from '../books/check-daily.ts'
import { sizeImage, sweepImages } from '../images/size-image.ts'
import { sendMail, sweepMails } from '../mail/send-mail.ts'
import { attachPapers } from '../orders/documents/attach-papers.ts'
import { releasePaidOrder } from '../orders/release-order.ts'
import { sweepShipments, tellShipment } from '../orders/shipping/tell-shipment.ts'
import { cancelPrepared } from '../payments/cancel-prepared.ts'
import { expireHolds, warnHolds } from '../payments/expire-holds.ts'
import { handleCardEvent } from '../payments/receive-card-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { payRefund } from '../payments/refunds/pay-refund.ts'
import type { Shop } from '../shop.ts'
import type { JobInputs, JobName } from './job-inputs.ts'
import { prune } from './store.ts'

/** What each job does. A job may run more than once and at any time: each makes sure of its effect itself. */
export const work: { [N in JobName]: (shop: Shop, input: JobInputs[N]) => Promise<void> } = {
  'send-mail': (shop, input) => sendMail(shop, input, attachPapers),
  'card-event': handleCardEvent,
  'pay-refund': payRefund,
  'release-order': releasePaidOrder,
  'cancel-prepared': cancelPrepared,
  'tell-shipment': tellShipment,
  'size-image': sizeImage,
  'sweep-mails': sweepMails,
  'sweep-shipments': sweepShipments,
  'sweep-images': sweepImages,
  'expire-holds': expireHolds,
  'warn-holds': warnHolds,
  'reconcile-payments': reconcilePayments,
  'check-books': checkDaily,
  prune,
}

/** Jobs that run by the clock, once over all instances (cron, UTC). */
export const schedule: { [N in JobName]?: { cron: string; input: JobInputs[N] } } = {
  'sweep-mails': { cron: '* * * * *', input: {} },
  'sweep-shipments': { cron: '* * * * *', input: {} },
  'sweep-images': { cron: '27 * * * *', input: {} },
  'expire-holds': { cron: '* * * * *', input: {} },
  'warn-holds': { cron: '* * * * *', input: {} },
  'reconcile-payments': { cron: '*/5 * * * *', input: { hours: 1 } },
  'check-books': { cron: '41 4 * * *', input: {} },
  prune: { cron: '17 * * * *', input: {} },
}
