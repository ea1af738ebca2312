import { findAccount, findDueOn } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../store.ts'
import { type InvoiceFacts, invoiceSums, prepaidOf } from './facts.ts'

/** What stands on an invoice with what is taken off when it is paid early, where its company's account says so. */
export async function withDiscount(
  sql: Sql,
  order: OrderRow,
  facts: InvoiceFacts,
): Promise<InvoiceFacts> {
  if (order.method !== 'account' || !order.companyId || !facts.dueOn) return facts
  const account = await findAccount(sql, order.companyId)
  if (!account || account.discountBp === 0) return facts
  const { discountBp: basisPoints, discountDays: days } = account
  const { grossMinor } = invoiceSums(facts)
  const minor = Math.min(
    Math.round((grossMinor * basisPoints) / 10_000),
    grossMinor - prepaidOf(facts),
  )
  if (minor === 0) return facts
  return { ...facts, discount: { basisPoints, days, until: await findDueOn(sql, days), minor } }
}
