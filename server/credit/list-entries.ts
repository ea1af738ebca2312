import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { actingCompany } from '../companies/index.ts'
import { pageOf, readCursor, wrongCursor } from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import { selectEntries } from './entries-store.ts'
import { requireAccount } from './read-account.ts'
import { entryToApi } from './to-api.ts'

type Asked = Omit<Input<Calls['listCompanyEntries']>, 'id'>
type Entries = Output<Calls['listCreditEntries']>

/** What raised and lowered what the caller’s company owes. */
export const listCreditEntries = async (
  shop: Shop,
  caller: User,
  asked: Input<Calls['listCreditEntries']>,
): Promise<Entries> => await entriesOf(shop, actingCompany(caller)._id, asked)

/** The same of a company, for the seller. */
export const listCompanyEntries = async (
  shop: Shop,
  _caller: User,
  { id, ...asked }: Input<Calls['listCompanyEntries']>,
): Promise<Entries> => await entriesOf(shop, id, asked)

async function entriesOf(
  { database }: Shop,
  companyId: string,
  { cursor, limit }: Asked,
): Promise<Entries> {
  const end = readCursor(cursor)
  const before = end?.key
  if (end && typeof before !== 'number') throw wrongCursor()
  const { currency } = await requireAccount(database.sql, companyId)
  const rows = await selectEntries(database.sql, companyId, {
    before: typeof before === 'number' ? before : undefined,
    limit: limit + 1,
  })
  const { items, next } = pageOf(rows, limit, ({ id, position }) => ({ id, key: position }))
  return { items: items.map((row) => entryToApi(row, currency)), next }
}
