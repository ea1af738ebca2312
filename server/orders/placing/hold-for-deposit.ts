import { chargeLimits, formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Credit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'
import { areTransfersOn } from '../transfer/pay-to.ts'
import { readHoldBudget, unheld } from './hold-budget.ts'

/** Whether an order on an account may have to wait for a deposit. */
export const asksDeposit = (credit: Credit | null) =>
  credit !== null && credit.account.depositBp > 0

/** What an order may hold: on account all that there is, but where a deposit is to come first. */
export async function budgetFor(
  shop: Shop,
  sql: Sql,
  caller: User,
  partIds: string[],
  { isByTransfer, locking }: { isByTransfer: boolean; locking: Promise<Credit> | null },
) {
  const rules = orderRulesOf(shop)
  const read = async (way: Parameters<typeof readHoldBudget>[4]) =>
    await readHoldBudget({ ...shop.config, ...rules }, sql, caller.id, partIds, way)
  if (!locking) return await read(isByTransfer ? 'transfer' : 'card')
  if (!asksDeposit(await locking)) return unheld(rules)
  return await read((await areTransfersOn(shop, sql)) ? 'transfer' : 'card deposit')
}

/** Refuses a deposit that a card cannot pay, where nobody may transfer it. */
export async function checkDeposit(shop: Shop, sql: Sql, depositMinor: number) {
  if (depositMinor <= chargeLimits.max || (await areTransfersOn(shop, sql))) return
  const money = (minor: number) => formatMoney(minor, shop.config.currency)
  throw new Refusal('deposit_too_large', {
    max: money(chargeLimits.max),
    deposit: money(depositMinor),
  })
}
