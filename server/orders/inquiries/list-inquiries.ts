import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { startOfPage, totalOf } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { selectListed } from './store.ts'

/** Inquiries for admins: what waits longest first. */
export async function listInquiries(
  shop: Shop,
  _: User,
  { state, page, limit }: Input<Calls['listInquiries']>,
): Promise<Output<Calls['listInquiries']>> {
  const { sql } = shop.database
  const from = startOfPage(page, limit)
  const rows = await selectListed(sql, state, { from, limit })
  // a page behind the last has no row that could tell the total
  const [first] = rows.length || from === 0 ? rows : await selectListed(sql, state, one)
  return {
    items: rows.map(({ id, number, name, createdAt, updatedAt, total: _total, ...same }) => ({
      ...same,
      _id: id,
      orderNumber: orderNumber({ number }),
      displayName: name,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    next: null,
    total: totalOf(first?.total ?? 0),
  }
}

const one = { from: 0, limit: 1 }
