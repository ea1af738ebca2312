import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import type { OrderRow } from '../store.ts'

/** What a mail about an unpaid order by transfer says besides: where it is paid to. */
export const transferAbout = async (
  shop: Pick<Shop, 'config' | 'database' | 'record'>,
  sql: Sql,
  { method }: Pick<OrderRow, 'method'>,
): Promise<{ payTo?: string }> =>
  method === 'transfer' ? { payTo: (await readRecord(shop, sql)).seller.payTo } : {}
