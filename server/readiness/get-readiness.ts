import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { type CheckName, checkNames } from '../../contract/readiness/checks.ts'
import type { Shop } from '../shop.ts'
import { readAsBegun } from '../shop-record/index.ts'
import { checkBank } from './check-bank.ts'
import { checkRecord } from './check-record.ts'
import { checkSettings } from './check-services.ts'
import { checkStock } from './check-stock.ts'
import { checkTaxes } from './check-taxes.ts'

const order = Object.keys(checkNames) as CheckName[]

/** What is missing to sell: from record, settings and database, without asking anybody outside. */
export async function getShopReadiness(shop: Shop): Promise<Output<Calls['getShopReadiness']>> {
  const read = await readAsBegun(shop)
  const found = [
    ...checkRecord(shop, read),
    ...checkSettings(shop.config, read.record.identity.name),
    ...(await checkBank(shop)),
    ...(await checkStock(shop)),
    await checkTaxes(shop),
  ]
  const checks = found.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  return { isDemo: shop.config.demo, checks }
}
