import { Refusal } from '../../contract/refusals.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import type { Config } from '../config/config.ts'
import { example } from './example.ts'

export type Seller = ShopRecord['seller']

const advice =
  'set SELLER_NAME and SELLER_ADDRESS to the name and the address that stand on your invoices, or write them under Dashboard → Shop'

/**
 * What keeps a seller from numbering invoices: null when it may, as any may in a shop that is tried out. A shop in
 * production, or with live cards, numbers invoices for a real seller only.
 */
export function sellerFault(
  { isTriedOut, recordLocks }: Pick<Config, 'isTriedOut' | 'recordLocks'>,
  { name, address }: Seller,
): string | null {
  const isNamed = recordLocks['seller.name'] !== undefined || !isLike(name, example.seller.name)
  const isReal = isNamed && isSaid(name) && isSaid(address)
  if (isTriedOut || (isReal && !isLike(address, example.seller.address))) return null
  const who = [name, address].filter(isSaid).join(', ')
  return who === ''
    ? `invoices would name no seller: ${advice}`
    : `invoices would be written by ${who}, which is the example: ${advice}`
}

/** However it is written: spaces, signs and capitals do not make another firm of it. */
export const isLike = (one: string, other: string) => lettersOf(one) === lettersOf(other)
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isSaid = (text: string) => text !== ''

/** The seller of an invoice that is about to be numbered. Throws Refusal. */
export function sellerOfInvoice(config: Config, { seller }: ShopRecord): Seller {
  if (sellerFault(config, seller)) throw new Refusal('seller_missing')
  return seller
}
