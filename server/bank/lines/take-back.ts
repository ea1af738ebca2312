import { lockAccount, takeBackPayment } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { lockOrder } from '../../orders/index.ts'
import {
  findTransferOrder,
  findTransfers,
  reopenPayouts,
  type TransferOrder,
  undoTransfers,
} from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { refuseState } from './refuse-state.ts'
import {
  type LineRow,
  lockLine,
  selectOrdersPaidOut,
  selectPayments,
  updateMatched,
} from './store.ts'

/**
 * Locks lines with the accounts that they paid to: accounts first, in the order of their companies, as everywhere. Answers the
 * lines that are there.
 */
export async function lockWithAccounts(sql: Sql, ids: string[]): Promise<LineRow[]> {
  const companies = (await selectPayments(sql, ids)).map(({ companyId }) => companyId)
  const orders = await ordersOf(sql, ids)
  const accounts = [...companies, ...orders.map(({ companyId }) => companyId)]
  for (const companyId of [...new Set(accounts)].sort()) await lockAccount(sql, companyId)
  for (const { id } of orders) await lockOrder(sql, id)
  const lines: LineRow[] = []
  for (const id of [...ids].sort()) {
    const line = await lockLine(sql, id)
    if (line) lines.push(line)
  }
  const now = await selectPayments(sql, ids)
  // it was matched to another company while it was being locked
  const isOther = now.some(({ companyId }) => !companies.includes(companyId))
  const isOfOther = (await ordersOf(sql, ids)).some(
    ({ id }) => !orders.some((one) => one.id === id),
  )
  if (isOther || isOfOther) refuseState({ state: 'matched' })
  return lines
}

/** The orders by transfer that these lines paid or were paid out of, in the order of their ids. */
async function ordersOf(sql: Sql, ids: string[]) {
  const came = (await findTransfers(sql, { lineIds: ids })).map(({ orderId }) => orderId)
  const out = await selectOrdersPaidOut(sql, ids)
  const found: TransferOrder[] = []
  for (const id of [...new Set([...came, ...out])].sort()) {
    const order = await findTransferOrder(sql, id)
    if (order) found.push(order)
  }
  return found
}

/** Takes the payments of a line back, each by an entry of its own, and opens what it had paid out. The caller holds the locks. Answers what they came to. */
export async function takeBack(
  shop: Shop,
  sql: Sql,
  line: LineRow,
  actorId: string,
): Promise<number> {
  const payments = await selectPayments(sql, [line.id])
  for (const payment of payments) await takeBackPayment(sql, payment, actorId)
  const came = await findTransfers(sql, { lineIds: [line.id] })
  for (const orderId of [...new Set(came.map((one) => one.orderId))].sort()) {
    const own = came.filter((one) => one.orderId === orderId)
    await undoTransfers(shop, sql, orderId, own, actorId)
  }
  await reopenPayouts(sql, line.id, actorId)
  if (line.matchedMinor > 0) await updateMatched(sql, line.id, 0)
  return line.amountMinor < 0
    ? line.matchedMinor
    : [...payments, ...came].reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
