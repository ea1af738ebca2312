import type { PostalAddress } from '../../../contract/addresses/address.ts'
import { addressText } from '../../../contract/addresses/compose.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { findAddresses } from '../../addresses/index.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import type { User } from '../../shop.ts'

type Wish = {
  address?: string | undefined
  addressId?: string | undefined
  shipTo?: PostalAddress | undefined
  billAddressId?: string | undefined
  billTo?: PostalAddress | undefined
  number?: string | undefined
}

/** Where an order goes, as it stands on it from then on. */
export type OrderDelivery = {
  address: string
  phone: string
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
}

/**
 * What an order says of where it goes and who is billed, written down for good: of a saved address what it is now. Its text
 * is written from the fields, where they are given. Refuses addresses that the caller has not saved.
 */
export async function findDelivery(sql: Sql, caller: User, wish: Wish): Promise<OrderDelivery> {
  const ids = [wish.addressId, wish.billAddressId].flatMap((id) => id?.toLowerCase() ?? [])
  const saved = await findAddresses(sql, ownerOf(caller), ids)
  const choose = (path: 'addressId' | 'billAddressId', written: PostalAddress | undefined) => {
    const id = wish[path]?.toLowerCase()
    const chosen = id === undefined ? written : saved.get(id)
    if (id !== undefined && !chosen)
      throw refused(path, 'You do not keep this address any more: choose another')
    return chosen ?? null
  }
  const [place, billTo] = [choose('addressId', wish.shipTo), choose('billAddressId', wish.billTo)]
  const phone = wish.number ?? place?.phone ?? ''
  if (phone === '') throw refused('number', 'Please input the Phone Number')
  const shipTo = place && { ...place, phone }
  return { address: shipTo ? addressText(shipTo) : (wish.address ?? ''), phone, shipTo, billTo }
}

const refused = (path: string, message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message }] })
