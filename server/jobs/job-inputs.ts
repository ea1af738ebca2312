/** Every job and what it is given. */
export type JobInputs = {
  'send-mail': { id: string }
  'card-event': { id: string }
  'pay-refund': { id: string }
  'release-order': { id: string }
  'cancel-prepared': { userId: string }
  'tell-shipment': { id: string }
  'run-batch': { id: string }
  'size-image': { id: string }
  'tell-webhooks': object
  'send-webhook': { id: string }
  'sweep-mails': object
  'sweep-shipments': object
  'sweep-batches': object
  'sweep-images': object
  'sweep-kinds': object
  'sweep-webhooks': object
  'tell-lifecycles': object
  'tell-known-facts': object
  'remind-lifecycles': object
  'remind-overdue': object
  'check-tax-id': { companyId: string; byClock: boolean }
  'sweep-tax-ids': object
  'decide-held-taxes': { companyId: string }
  'remind-certificates': object
  'match-bank-lines': object
  'tell-late-statements': object
  'expire-holds': object
  'warn-holds': object
  'reconcile-payments': { hours: number }
  'check-books': object
  prune: object
}

export type JobName = keyof JobInputs
