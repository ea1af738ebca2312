import { Refusal } from '../../contract/refusals.ts'
import type { Settings } from './settings.ts'

/** Who stands on the documents of a shop that is tried out: a firm that does not exist. */
const example = { name: 'Partwright', address: '100 Example Street, Springfield, 00000' }

const advice =
  'set SELLER_NAME and SELLER_ADDRESS to the name and the address that stand on your invoices'

export type Seller = {
  name: string
  address: string
  taxId: string | null
  /** What keeps this seller from numbering invoices: null when it may, as any may in a shop that is tried out. */
  fault: string | null
}

/**
 * Who writes the documents of orders. The example stands for it while the shop is tried out: outside of production with
 * test cards, or as a demo. A shop in production, or with live cards, numbers invoices for a real seller only.
 */
export function sellerConfig(read: Settings, { live, demo }: { live: boolean; demo: boolean }) {
  const taxId = read.SELLER_TAX_ID ?? null
  const seller = {
    name: read.SELLER_NAME ?? example.name,
    address: read.SELLER_ADDRESS ?? example.address,
    taxId,
  }
  const isReal = Boolean(read.SELLER_NAME) && !isExample(seller.address)
  const isTried = !live && (read.NODE_ENV !== 'production' || demo)
  return { ...seller, fault: isReal || isTried ? null : faultOf(seller) } satisfies Seller
}

/** However it is written: spaces, signs and capitals do not make another firm of it. */
const isExample = (address: string) => lettersOf(address) === lettersOf(example.address)
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const faultOf = ({ name, address }: { name: string; address: string }) =>
  `invoices would be written by ${name}, ${address}, which is the example: ${advice}`

/** The seller of an invoice that is about to be numbered. Throws Refusal. */
export function sellerOfInvoice({ name, address, taxId, fault }: Seller) {
  if (fault) throw new Refusal('seller_missing')
  return { name, address, taxId }
}
