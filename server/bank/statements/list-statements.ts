import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { pageOf, readCursor, wrongCursor } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { selectStatements } from './store.ts'

/** The statements that were uploaded. */
export async function listBankStatements(
  { database }: Shop,
  _caller: User,
  { cursor, limit }: Input<Calls['listBankStatements']>,
): Promise<Output<Calls['listBankStatements']>> {
  const after = readCursor(cursor)
  if (after && typeof after.key !== 'number') throw wrongCursor()
  const before = typeof after?.key === 'number' ? after.key : undefined
  const rows = await selectStatements(database.sql, { before, limit: limit + 1 })
  const { items, next } = pageOf(rows, limit, ({ id, position }) => ({ id, key: position }))
  return {
    items: items.map(({ id, position: _, openingMinor, closingMinor, at, ...row }) => ({
      ...row,
      _id: id,
      opening: openingMinor === null ? null : toMajor(openingMinor, row.currency),
      closing: closingMinor === null ? null : toMajor(closingMinor, row.currency),
      at: at.toISOString(),
    })),
    next,
  }
}
