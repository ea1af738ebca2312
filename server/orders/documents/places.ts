import type { PostalAddress } from '../../../contract/addresses/address.ts'
import { addressRows } from '../../../contract/addresses/compose.ts'
import type { PartyFacts } from '../invoices/facts.ts'
import type { OrderRow } from '../store.ts'
import type { Fact } from './blocks.ts'

type Place = { name: string; address: string; shipTo?: PostalAddress | null | undefined }

/** Whoever is at an address, and the address as it is written in its country; `name` where it names nobody. */
const rowsAt = (place: PostalAddress, name: string) => [
  ...(place.name || place.attention ? [] : [name]),
  ...addressRows(place),
]

/** Where an order goes: row by row, or the text that alone was given. */
export const placeRows = ({ name, address, shipTo }: Place): string[] =>
  shipTo ? rowsAt(shipTo, name) : [name, address]

/** Who is billed, where that was said apart. */
export const billFact = ({
  name,
  billTo,
}: {
  name: string
  billTo?: PostalAddress | null | undefined
}): Fact => ['Bill to', billTo ? rowsAt(billTo, name) : '']

/** For which company it was ordered and to which of its cost centres, where it was for one. */
export const companyFacts = ({
  companyName,
  costCentre = '',
}: {
  companyName?: string | null
  costCentre?: string
}): Fact[] => [
  ['Company', companyName ?? ''],
  ['Cost centre', costCentre],
]

/** Who an invoice is for, and where its goods went. */
export function buyerFacts(facts: PartyFacts): Fact[] {
  const { name, email, address, shipTo, billTo } = facts
  const billed = billTo ?? shipTo
  if (!billed) return [['Buyer', [name, email, address]]]
  return [
    ['Bill to', [...rowsAt(billed, name), email]],
    ['Ship to', placeRows(facts)],
  ]
}

/** How it is sent, as it was chosen: nothing of what goes by no method, or whose freight is entered when it leaves. */
export function sentFacts({ shipping }: Pick<OrderRow, 'shipping'>): Fact[] {
  if (!shipping || shipping.kind === 'later') return []
  return [
    ['Sent by', shipping.name],
    ['Carrier account', shipping.account && `${shipping.carrier} ${shipping.account}`],
    ['Terms', shipping.incoterm ?? ''],
  ]
}

/** For whom an order is, where it goes, who pays, how it is sent, and its note: what papers of a whole order end their facts with. */
export const deliveryFacts = (order: OrderRow): Fact[] => [
  ...companyFacts(order),
  ['Buyer', [order.name, order.email]],
  ['Deliver to', [...(order.shipTo ? placeRows(order) : [order.address]), order.phone]],
  billFact(order),
  ...sentFacts(order),
  ['Note', order.note],
]
