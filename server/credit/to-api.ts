import type { CreditAccount, CreditEntry, DueInvoice } from '../../contract/companies/credit.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { creditNoteNumber, invoiceNumber, orderNumber } from '../words/numbers.ts'
import type { DisputeRow } from './disputes/store.ts'
import { disputeToApi } from './disputes/to-api.ts'
import type { EntryRow } from './entries-store.ts'
import type { InvoiceRow } from './open-store.ts'
import type { AccountRow, OpenSums } from './store.ts'

/** What may still be ordered, in minor units: below 0 when the limit was lowered under what is owed. */
export const availableOf = ({
  limitMinor,
  balanceMinor,
  committedMinor,
}: Pick<AccountRow, 'limitMinor' | 'balanceMinor' | 'committedMinor'>) =>
  limitMinor - balanceMinor - committedMinor

/** Whether so much more is above the limit. What a deposit pays whole takes no credit: no limit holds it, also none that was lowered. */
export const isAboveLimit = (account: Parameters<typeof availableOf>[0], minor: number) =>
  minor > 0 && minor > availableOf(account)

export const overdueOf = (sums: OpenSums) =>
  sums.to30Minor + sums.to60Minor + sums.to90Minor + sums.over90Minor

export function ageingOf(sums: OpenSums, currency: string): CreditAccount['ageing'] {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    notDue: major(sums.notDueMinor),
    days1to30: major(sums.to30Minor),
    days31to60: major(sums.to60Minor),
    days61to90: major(sums.to90Minor),
    over90: major(sums.over90Minor),
  }
}

export function accountToApi(row: AccountRow, sums: OpenSums): CreditAccount {
  const { currency, days, overLimit, whenOverdue, state, note } = row
  const major = (minor: number) => toMajor(minor, currency)
  return {
    limit: major(row.limitMinor),
    balance: major(row.balanceMinor),
    committed: major(row.committedMinor),
    available: major(availableOf(row)),
    currency,
    days,
    overLimit,
    whenOverdue,
    state,
    note,
    discount:
      row.discountBp === 0 ? null : { percent: row.discountBp / 100, days: row.discountDays },
    deposit: row.depositBp / 100,
    deposits: major(sums.depositsMinor),
    unallocated: major(sums.unallocatedMinor),
    overdue: major(overdueOf(sums)),
    disputed: major(sums.disputedMinor),
    ageing: ageingOf(sums, currency),
  }
}

const stateOf = ({ openMinor, overdueDays }: InvoiceRow): DueInvoice['state'] => {
  if (openMinor === 0) return 'paid'
  return overdueDays > 0 ? 'overdue' : 'open'
}

const discountOf = (
  { discountMinor, discountUntil }: Pick<EntryRow, 'discountMinor' | 'discountUntil'>,
  currency: string,
) =>
  discountMinor && discountUntil
    ? { amount: toMajor(discountMinor, currency), until: discountUntil }
    : null

export const invoiceToApi = (
  row: InvoiceRow,
  dispute: DisputeRow | undefined,
  currency: string,
): DueInvoice => ({
  invoiceNumber: invoiceNumber(row.invoice),
  shipmentId: row.shipmentId,
  orderId: row.orderId,
  orderNumber: orderNumber({ number: row.order }),
  purchaseOrder: row.purchaseOrder,
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  amount: toMajor(row.amountMinor, currency),
  open: toMajor(row.openMinor, currency),
  currency,
  state: stateOf(row),
  overdueDays: row.overdueDays,
  discount: discountOf(row, currency),
  dispute: dispute ? disputeToApi(dispute, currency) : null,
})

export const entryToApi = (row: EntryRow, currency: string): CreditEntry => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  on: row.day,
  amount: toMajor(row.amountMinor, currency),
  balance: toMajor(row.balanceMinor, currency),
  currency,
  invoiceNumber: row.invoice === null ? null : invoiceNumber(row.invoice),
  creditNoteNumber: row.creditNote === null ? null : creditNoteNumber(row.creditNote),
  orderNumber: row.order === null ? null : orderNumber({ number: row.order }),
  reference: row.reference,
  note: row.note,
  discount: discountOf(row, currency),
  tax: row.taxMinor === null ? null : toMajor(row.taxMinor, currency),
  disputed: row.isDisputed,
  mayUndo: row.mayUndo,
})
