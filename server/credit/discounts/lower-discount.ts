import type { Sql } from '../../database/database.ts'
import { takeBackEntry } from '../book-payment.ts'
import { bookDiscount } from './book-discount.ts'
import { selectTaken } from './store.ts'

/**
 * Makes the discount that was taken off an invoice what it is by a credit note that was written on it since: else more would go back than was
 * paid. The caller holds the account's lock, and spends what is left over then.
 */
export async function lowerDiscount(sql: Sql, number: number, actorId: string | null) {
  const taken = await selectTaken(sql, number)
  if (!taken || taken.rightMinor === taken.amountMinor) return
  const { companyId, orderId, withEntry, day } = taken
  await takeBackEntry(sql, taken, { kind: 'undone', forInvoice: number, orderId, actorId })
  if (taken.rightMinor > 0)
    await bookDiscount(sql, {
      companyId,
      orderId,
      number,
      amountMinor: taken.rightMinor,
      taxMinor: taken.rightTaxMinor,
      withEntry,
      day,
      actorId,
    })
}
