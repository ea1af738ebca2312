import type { PostalAddress } from '../../contract/addresses/address.ts'
import type { Owner } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { type AddressRow, selectOwn } from './store.ts'

/** Kept addresses of a person or company, by their ids: those that are not theirs, or put away, are not there. */
export async function findAddresses(
  sql: Sql,
  owner: Owner,
  ids: string[],
): Promise<Map<string, PostalAddress>> {
  if (ids.length === 0) return new Map()
  const rows = await selectOwn(sql, owner, ids)
  return new Map(rows.map((row) => [row.id, postalOf(row)]))
}

/** The address itself, without what its owner keeps it for. */
function postalOf(row: AddressRow): PostalAddress {
  const { country, name, attention, line1, line2 } = row
  const { city, region, postalCode, phone, instructions } = row
  return { country, name, attention, line1, line2, city, region, postalCode, phone, instructions }
}
