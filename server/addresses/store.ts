import type { PostalAddress } from '../../contract/addresses/address.ts'
import type { AddressUse } from '../../contract/addresses/saved.ts'
import { type Owner, ownerKey } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'

/** What its owner says of an address. */
export type WrittenAddress = PostalAddress & {
  label: string
  use: AddressUse
  shipsByDefault: boolean
  billsByDefault: boolean
}
export type AddressRow = WrittenAddress & { id: string; updatedAt: Date }

const addressColumns = (sql: Sql) => sql`
  id, use, label, name, attention, line1, line2, city, region, postal_code as "postalCode", country, phone,
  instructions, ships_by_default as "shipsByDefault", bills_by_default as "billsByDefault",
  updated_at as "updatedAt"`

export async function selectAddresses(sql: Sql, owner: Owner): Promise<AddressRow[]> {
  return await sql<AddressRow[]>`
    select ${addressColumns(sql)}
    from address
    where owner_key = ${ownerKey(owner)} and archived_at is null
    order by ships_by_default desc, updated_at desc, id desc`
}

/** Those of these that this person or company has saved. */
export async function selectOwn(sql: Sql, owner: Owner, ids: string[]): Promise<AddressRow[]> {
  return await sql<AddressRow[]>`
    select ${addressColumns(sql)}
    from address
    where owner_key = ${ownerKey(owner)} and archived_at is null and id = any(${ids}::uuid[])`
}

/** Lets the changes of one owner's addresses come one after the other, and answers what is saved then. */
export async function lockAddresses(sql: Sql, owner: Owner): Promise<AddressRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses of ${ownerKey(owner)}`}, 0))`
  return await selectAddresses(sql, owner)
}

/** Takes the defaults away that another address is to have. After lockAddresses. */
export async function clearDefaults(
  sql: Sql,
  owner: Owner,
  { shipsByDefault, billsByDefault }: Pick<WrittenAddress, 'shipsByDefault' | 'billsByDefault'>,
) {
  await sql`
    update address
    set ships_by_default = ships_by_default and not ${shipsByDefault}::boolean,
      bills_by_default = bills_by_default and not ${billsByDefault}::boolean
    where owner_key = ${ownerKey(owner)}
      and ((ships_by_default and ${shipsByDefault}::boolean) or (bills_by_default and ${billsByDefault}::boolean))`
}

export async function insertAddress(
  sql: Sql,
  { id, owner }: { id: string; owner: Owner },
  written: WrittenAddress,
) {
  const { use, label, name, attention, line1, line2, city, region } = written
  const { postalCode, country, phone, instructions, shipsByDefault, billsByDefault } = written
  await sql`
    insert into address (
      id, user_id, company_id, use, label, name, attention, line1, line2, city, region, postal_code, country, phone,
      instructions, ships_by_default, bills_by_default
    )
    values (
      ${id}, ${owner.buyerId}, ${owner.companyId}, ${use}, ${label}, ${name}, ${attention}, ${line1}, ${line2}, ${city}, ${region},
      ${postalCode}, ${country}, ${phone}, ${instructions}, ${shipsByDefault}, ${billsByDefault}
    )`
}

export async function updateAddress(sql: Sql, id: string, written: WrittenAddress) {
  const { use, label, name, attention, line1, line2, city, region } = written
  const { postalCode, country, phone, instructions, shipsByDefault, billsByDefault } = written
  await sql`
    update address
    set use = ${use}, label = ${label}, name = ${name}, attention = ${attention}, line1 = ${line1},
      line2 = ${line2}, city = ${city}, region = ${region}, postal_code = ${postalCode},
      country = ${country}, phone = ${phone}, instructions = ${instructions},
      ships_by_default = ${shipsByDefault}, bills_by_default = ${billsByDefault}, updated_at = now()
    where id = ${id}`
}

/** Puts an own address away; answers how many that were. */
export async function archiveRow(sql: Sql, id: string, owner: Owner): Promise<number> {
  const rows = await sql`
    update address
    set archived_at = now(), ships_by_default = false, bills_by_default = false
    where id = ${id} and owner_key = ${ownerKey(owner)} and archived_at is null`
  return rows.count
}
