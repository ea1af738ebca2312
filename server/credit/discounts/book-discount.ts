import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { insertEntry } from '../entries-store.ts'
import { allocate } from '../open-store.ts'
import { selectDiscountable } from './store.ts'

type Payment = {
  companyId: string
  paymentId: string
  amountMinor: number
  numbers: number[]
  /** On which it came, or was begun; null: today. */
  day: string | null
  actorId: string | null
}

/**
 * Takes the early-payment discounts of the invoices that a payment names, when it is what is open of them less these, to the cent, and in time.
 * Before the payment is set against them: the caller holds the account's lock.
 */
export async function takeDiscounts(sql: Sql, payment: Payment) {
  const { companyId, paymentId, amountMinor, numbers, day, actorId } = payment
  if (numbers.length === 0) return
  const found = await selectDiscountable(sql, { companyId, numbers, day })
  const dueMinor = found.reduce((sum, one) => sum + one.openMinor - one.discountMinor, 0)
  if (dueMinor !== amountMinor) return
  for (const { number, orderId, discountMinor, taxMinor } of found)
    if (discountMinor > 0)
      await bookDiscount(sql, {
        companyId,
        orderId,
        number,
        amountMinor: discountMinor,
        taxMinor,
        withEntry: paymentId,
        day,
        actorId,
      })
}

type NewDiscount = {
  companyId: string
  orderId: string
  number: number
  amountMinor: number
  taxMinor: number
  withEntry: string
  day: string | null
  actorId: string | null
}

/** Writes down what was taken off an invoice. The caller holds the account's lock. */
export async function bookDiscount(sql: Sql, discount: NewDiscount) {
  const { companyId, orderId, number, amountMinor, ...about } = discount
  const id = newId()
  await insertEntry(sql, {
    id,
    companyId,
    orderId,
    kind: 'discount',
    forInvoice: number,
    ...about,
    balanceDelta: -amountMinor,
    committedDelta: 0,
  })
  const first = { invoices: [number], orderId }
  await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
}
