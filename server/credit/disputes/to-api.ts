import type { InvoiceDispute } from '../../../contract/companies/disputes.ts'
import { formatMoney, toMajor } from '../../../contract/pricing/money.ts'
import type { DisputeRow, ListedRow } from './store.ts'

export const disputeToApi = (row: DisputeRow, currency: string): InvoiceDispute => ({
  _id: row.id,
  state: row.state,
  stands: row.stands,
  reason: row.reason,
  amount: row.amountMinor === null ? null : toMajor(row.amountMinor, currency),
  answer: row.answer,
  at: row.at.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** What is in question, in words: of the whole invoice what is open of it. */
export const disputedAmount = ({ amountMinor, openMinor, currency }: ListedRow) =>
  formatMoney(amountMinor ?? openMinor, currency)
