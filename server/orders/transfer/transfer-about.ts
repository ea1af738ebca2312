import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import type { OrderRow } from '../store.ts'
import { areTransfersOn } from './pay-to.ts'

/** What a mail about an unpaid order says besides that is paid by transfer, or whose deposit may be: where it is paid to. */
export const transferAbout = async (
  shop: Pick<Shop, 'config' | 'database' | 'record'>,
  sql: Sql,
  { method, depositMinor }: Pick<OrderRow, 'method' | 'depositMinor'>,
): Promise<{ payTo?: string }> =>
  method === 'transfer' || (depositMinor > 0 && (await areTransfersOn(shop, sql)))
    ? { payTo: (await readRecord(shop, sql)).seller.payTo }
    : {}
