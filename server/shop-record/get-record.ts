import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop } from '../shop.ts'
import { locksOf } from './locks.ts'
import { placeholdersOf } from './placeholders.ts'
import { readVersioned } from './read-record.ts'
import { selectVersions } from './store.ts'

const most = 100

/** The record as it is shown, with what of it the operator has set. */
export async function getShopRecord(shop: Shop): Promise<Output<Calls['getShopRecord']>> {
  const { version, changedAt, given, record } = await readVersioned(shop)
  return {
    version,
    changedAt: changedAt.toISOString(),
    record,
    placeholders: placeholdersOf(shop, record),
    locks: locksOf(shop.config),
    numbersGiven: given,
  }
}

/** The record's history, newest first. */
export async function listShopRecordVersions(
  shop: Shop,
): Promise<Output<Calls['listShopRecordVersions']>> {
  const rows = await selectVersions(shop.database.sql, most)
  return { versions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}
