import { Refusal } from '../../../contract/refusals.ts'
import { lockForOrder } from '../../catalogue/index.ts'
import { bookedTo, holdMembership } from '../../companies/index.ts'
import { lockCredit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { readFreight } from '../../freight/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { countOpenOrders, findPurchaseOrder, lockPurchaseOrder } from '../store.ts'
import { readTaxes } from '../tax/decide-taxes.ts'
import { requireTransfers } from '../transfer/require-transfers.ts'
import { whoseOf } from '../whose.ts'
import { type OrderWish, withoutPurchaseOrder } from './check-wish.ts'
import { findDelivery } from './find-delivery.ts'
import { asksDeposit, budgetFor } from './hold-for-deposit.ts'

/** What an order of these parts stands on: all that the database says of it, and locked by then. */
export type Ground = Awaited<ReturnType<typeof lockGround>>

/**
 * Reads where the order goes and who books it, locks the company's account and the parts in one fixed order, and reads what
 * they come to. Refuses an order too many, and a purchase order that was used where that is not wanted.
 */
export async function lockGround(
  shop: Shop,
  sql: Sql,
  caller: User,
  wish: OrderWish,
  partIds: string[],
) {
  const { company } = caller
  const isOncePerNumber = wish.samePurchaseOrder === 'refuse'
  if (company?.poRequired && wish.purchaseOrder === '') throw withoutPurchaseOrder(company)
  const delivery = await findDelivery(sql, caller, wish)
  if (company) await holdMembership(sql, company)
  const costCentre = await bookedTo(sql, company, wish.costCentreId)
  if (company && isOncePerNumber) await lockPurchaseOrder(sql, company._id, wish.purchaseOrder)
  const isByTransfer = wish.method === 'transfer'
  if (isByTransfer) await requireTransfers(shop, sql, company)
  // what does not depend on an answer is sent in one go: the database takes it in this order
  const counting = countOpenOrders(sql, caller.id)
  const finding =
    isOncePerNumber && findPurchaseOrder(sql, whoseOf(caller, true), wish.purchaseOrder)
  const locking = wish.method === 'account' ? lockCredit(sql, company, shop.config.currency) : null
  const [openOrders, before, credit, budget, parts, taxes, freight] = await Promise.all([
    counting,
    finding,
    locking,
    budgetFor(shop, sql, caller, partIds, { isByTransfer, locking }),
    lockForOrder(sql, partIds),
    readTaxes(shop, sql, delivery.shipTo, company?._id ?? null),
    readFreight(sql, delivery.shipTo, company?._id ?? null),
  ])
  if (credit === null || asksDeposit(credit)) requireFewOpen(shop, openOrders)
  if (before)
    throw new Refusal('purchase_order_used', {
      order: orderNumber(before),
      purchaseOrder: wish.purchaseOrder,
    })
  return { delivery, costCentre, openOrders, credit, budget, parts, taxes, freight }
}

/** Refuses one more order that keeps stock from others before anything is paid. */
export function requireFewOpen(shop: Shop, openOrders: number) {
  if (openOrders >= shop.config.openOrders)
    throw new Refusal('too_many_open_orders', { count: openOrders })
}
