import type { PostalAddress } from '../../contract/addresses/address.ts'
import type { Owner } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { type AddressRow, selectAddresses, selectOwn } from './store.ts'

/** Saved addresses of a person or company, by their ids: those that are not theirs, or put away, are not there. */
export async function findAddresses(
  sql: Sql,
  owner: Owner,
  ids: string[],
): Promise<Map<string, PostalAddress>> {
  if (ids.length === 0) return new Map()
  const rows = await selectOwn(sql, owner, ids)
  return new Map(rows.map((row) => [row.id, postalOf(row)]))
}

/** Where goods of this person or company go when nothing else is said, as the checkout begins with it; undefined: they have saved no such address. */
export async function findFirstPlace(sql: Sql, owner: Owner): Promise<PostalAddress | undefined> {
  const first = (await selectAddresses(sql, owner)).find(({ use }) => use !== 'bill')
  return first && postalOf(first)
}

/** The address itself, without what its owner saves it for. */
function postalOf(row: AddressRow): PostalAddress {
  const { country, name, attention, line1, line2 } = row
  const { city, region, postalCode, phone, instructions } = row
  return { country, name, attention, line1, line2, city, region, postalCode, phone, instructions }
}
