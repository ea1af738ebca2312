import type { ChosenShipping } from './offers.ts'

/** What is said beside an amount where freight is entered when the order leaves. */
export const shippingApart = 'Shipping is not part of this amount: it is invoiced on shipment.'

type Chosen = Pick<ChosenShipping, 'name' | 'kind' | 'carrier' | 'account' | 'incoterm'>

/** How an order is sent, and who bears that: a sentence. */
export function shippingNote(shipping: Chosen | null | undefined): string {
  if (!shipping || shipping.kind === 'later') return shippingApart
  const { name, kind, carrier, account, incoterm } = shipping
  const terms = incoterm ? `, ${incoterm}` : ''
  if (kind === 'pickup') return `To be fetched where it leaves from: ${name}${terms}.`
  if (kind === 'buyer_account')
    return `Sent by ${name}${terms}: ${carrier} asks the buyer’s account ${account} for the freight.`
  return `Sent by ${name}${terms}. Its freight is part of this amount.`
}
