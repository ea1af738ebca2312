import { addressText } from '../../contract/addresses/compose.ts'
import { maxAddresses, type SavedAddress } from '../../contract/addresses/saved.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { ownerOf } from '../companies/index.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import * as store from './store.ts'

export async function listAddresses(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listAddresses']>> {
  const rows = await store.selectAddresses(database.sql, ownerOf(caller))
  return { addresses: rows.map(addressToApi) }
}

const addressToApi = ({ id, updatedAt, ...row }: store.AddressRow): SavedAddress => ({
  ...row,
  _id: id,
  text: addressText(row),
  updatedAt: updatedAt.toISOString(),
})

/** Saves an address of the caller. The first of its use is the default, whoever does not say so. */
export async function addAddress(
  shop: Shop,
  caller: User,
  given: Input<Calls['addAddress']>,
): Promise<Output<Calls['addAddress']>> {
  const owner = ownerOf(caller)
  return await shop.database.transaction(async (sql) => {
    const saved = await store.lockAddresses(sql, owner)
    if (saved.length >= maxAddresses)
      throw new Refusal('too_many_addresses', { count: saved.length })
    const id = newId()
    const written = withDefaults(given, saved)
    await store.clearDefaults(sql, owner, written)
    await store.insertAddress(sql, { id, owner }, written)
    return { insertedId: id }
  })
}

function withDefaults(given: store.WrittenAddress, saved: store.AddressRow[]) {
  const { use, shipsByDefault, billsByDefault } = given
  return {
    ...given,
    shipsByDefault: shipsByDefault || (use !== 'bill' && !saved.some((one) => one.shipsByDefault)),
    billsByDefault: billsByDefault || (use !== 'ship' && !saved.some((one) => one.billsByDefault)),
  }
}

/** Writes an own address anew; one of somebody else answers exactly as none. */
export async function changeAddress(
  shop: Shop,
  caller: User,
  { id, ...written }: Input<Calls['changeAddress']>,
): Promise<Output<Calls['changeAddress']>> {
  const owner = ownerOf(caller)
  return await shop.database.transaction(async (sql) => {
    const saved = await store.lockAddresses(sql, owner)
    if (!saved.some((one) => one.id === id.toLowerCase())) throw new Refusal('not_found')
    await store.clearDefaults(sql, owner, written)
    await store.updateAddress(sql, id, written)
    return { modifiedCount: 1 }
  })
}

export async function archiveAddress(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['archiveAddress']>,
): Promise<Output<Calls['archiveAddress']>> {
  const owner = ownerOf(caller)
  return await shop.database.transaction(async (sql) => {
    await store.lockAddresses(sql, owner)
    const deletedCount = await store.archiveRow(sql, id, owner)
    if (deletedCount === 0) throw new Refusal('not_found')
    return { deletedCount }
  })
}
