import { matchBankLines, tellLateStatements } from '../bank/index.ts'
import { runBatch, sweepBatches } from '../batches/index.ts'
import { checkDaily } from '../books/index.ts'
import { sweepKinds } from '../catalogue/index.ts'
import { remindOverdue } from '../credit/index.ts'
import { tellKnownFacts } from '../fact-requests/index.ts'
import { sizeImage, sweepImages } from '../images/index.ts'
import { remindLifecycles, tellLifecycles } from '../lifecycle/index.ts'
import { sendMail, sweepMails } from '../mail/index.ts'
import {
  attachDocuments,
  decideHeldTaxes,
  releasePaidOrder,
  sweepShipments,
  tellShipment,
} from '../orders/index.ts'
import {
  cancelPrepared,
  expireHolds,
  handleCardEvent,
  payRefund,
  reconcilePayments,
  warnHolds,
} from '../payments/index.ts'
import { sendWebhook, sweepWebhooks, tellWebhooks } from '../programs/index.ts'
import type { Shop } from '../shop.ts'
import { checkTaxId, remindCertificates, sweepTaxIds } from '../tax/index.ts'
import type { JobInputs, JobName } from './job-inputs.ts'
import { prune } from './store.ts'

/** What each job does. A job may run more than once and at any time: each makes sure of its effect itself. */
export const work: { [N in JobName]: (shop: Shop, input: JobInputs[N]) => Promise<void> } = {
  'send-mail': (shop, input) => sendMail(shop, input, attachDocuments),
  'card-event': handleCardEvent,
  'pay-refund': payRefund,
  'release-order': releasePaidOrder,
  'cancel-prepared': cancelPrepared,
  'tell-shipment': tellShipment,
  'run-batch': runBatch,
  'size-image': sizeImage,
  'sweep-mails': sweepMails,
  'sweep-shipments': sweepShipments,
  'sweep-batches': sweepBatches,
  'sweep-images': sweepImages,
  'sweep-kinds': sweepKinds,
  'sweep-webhooks': sweepWebhooks,
  'tell-webhooks': tellWebhooks,
  'send-webhook': sendWebhook,
  'tell-lifecycles': tellLifecycles,
  'tell-known-facts': tellKnownFacts,
  'remind-lifecycles': remindLifecycles,
  'remind-overdue': remindOverdue,
  'check-tax-id': checkTaxId,
  'sweep-tax-ids': sweepTaxIds,
  'decide-held-taxes': decideHeldTaxes,
  'remind-certificates': remindCertificates,
  'match-bank-lines': matchBankLines,
  'tell-late-statements': tellLateStatements,
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
  'sweep-batches': { cron: '* * * * *', input: {} },
  'sweep-kinds': { cron: '* * * * *', input: {} },
  'sweep-webhooks': { cron: '* * * * *', input: {} },
  'sweep-images': { cron: '27 * * * *', input: {} },
  'tell-lifecycles': { cron: '* * * * *', input: {} },
  'tell-known-facts': { cron: '* * * * *', input: {} },
  'remind-lifecycles': { cron: '53 5 * * *', input: {} },
  'remind-overdue': { cron: '7 6 * * *', input: {} },
  'sweep-tax-ids': { cron: '37 * * * *', input: {} },
  'remind-certificates': { cron: '23 6 * * *', input: {} },
  'tell-late-statements': { cron: '11 6 * * *', input: {} },
  'match-bank-lines': { cron: '*/10 * * * *', input: {} },
  'expire-holds': { cron: '* * * * *', input: {} },
  'warn-holds': { cron: '* * * * *', input: {} },
  'reconcile-payments': { cron: '*/5 * * * *', input: { hours: 1 } },
  'check-books': { cron: '41 4 * * *', input: {} },
  prune: { cron: '17 * * * *', input: {} },
}
