import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { companyNumber } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { selectPayouts } from './payouts-store.ts'

const most = 500

/** What is to be paid out, oldest first, or was, newest first. */
export async function listPayouts(
  { database }: Shop,
  _caller: User,
  { state }: Input<Calls['listPayouts']>,
): Promise<Output<Calls['listPayouts']>> {
  const rows = await selectPayouts(database.sql, state === 'done', most)
  const items = rows.map((row) => ({
    _id: row.id,
    order: { _id: row.orderId, number: orderNumber(row) },
    company: {
      _id: row.companyId,
      legalName: row.company,
      number: companyNumber({ number: row.companyNumber }),
    },
    amount: toMajor(row.amountMinor, row.currency),
    currency: row.currency,
    reason: row.reason,
    at: row.at.toISOString(),
    name: row.name,
    iban: row.iban,
    paidOutAt: row.doneAt?.toISOString() ?? null,
    reference: row.reference,
  }))
  return { items, next: null }
}
