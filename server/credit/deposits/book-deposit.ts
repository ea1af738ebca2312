import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { spendCredits } from '../book-payment.ts'
import { insertEntry } from '../entries-store.ts'
import { allocate } from '../open-store.ts'
import { selectDepositSums, takeFromDeposit } from './store.ts'

type Deposit = {
  companyId: string
  orderId: string
  /** What of it came and does not go back. */
  amountMinor: number
  /** How it came, for statements. */
  reference: string
  actorId: string | null
}

/**
 * Makes the ledger say what came of an order's deposit, less what goes back: by an entry of the difference, however often it is
 * asked. What came waits for the invoices of its order alone; where more goes back than waits, they are open again. The caller holds
 * the account's lock. Answers the entry by which more came; null where none did.
 */
export async function bookDeposit(
  sql: Sql,
  { amountMinor: meant, ...deposit }: Deposit,
): Promise<string | null> {
  const { companyId, orderId } = deposit
  const { bookedMinor } = await selectDepositSums(sql, orderId)
  const moreMinor = meant - bookedMinor
  if (moreMinor === 0) return null
  const id = newId()
  const kind = moreMinor > 0 ? 'deposit' : 'deposit-back'
  await insertEntry(sql, {
    ...deposit,
    id,
    kind,
    balanceDelta: -moreMinor,
    committedDelta: 0,
  })
  if (moreMinor > 0) {
    const open = { companyId, entryId: id, amountMinor: moreMinor, depositOf: orderId }
    await allocate(sql, { ...open, side: 'deposit' })
    return id
  }
  await takeFromDeposit(sql, orderId, { backId: id, amountMinor: -moreMinor })
  await spendCredits(sql, companyId)
  return null
}

/** What of an order's deposit its next invoice can take, in minor units. */
export const findOpenDeposit = async (sql: Sql, orderId: string): Promise<number> =>
  (await selectDepositSums(sql, orderId)).openMinor

/** What of an order's deposit is more than is still to be invoiced of it, in minor units: nothing asks for it any more. */
export async function findExcessDeposit(sql: Sql, orderId: string): Promise<number> {
  const { openMinor, committedMinor } = await selectDepositSums(sql, orderId)
  return Math.max(0, openMinor - committedMinor)
}
