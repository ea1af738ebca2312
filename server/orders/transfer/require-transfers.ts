import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { areTransfersOn } from './pay-to.ts'

/** Refuses an order by transfer of who buys for no approved company, and in a shop that takes none. */
export async function requireTransfers(shop: Shop, sql: Sql, company: ActingFor | null) {
  if (!company) throw off('you order for yourself, which is paid at once.')
  if (company.state !== 'approved') throw off(`${company.name} is not approved.`)
  if (!(await areTransfersOn(shop, sql))) throw off('this shop takes no transfers for orders.')
}

const off = (reason: string) => new Refusal('transfer_off', { reason })
