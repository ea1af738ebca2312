import type { ChosenShipping } from './offers.ts'

/** What is said beside an amount where freight is entered when the order leaves. */
export const shippingApart = 'Shipping is not part of this amount: it is invoiced on shipment.'

/** Who bears the freight of an order, in short. */
export function freightWords({ kind, carrier, account }: ChosenShipping): string {
  if (kind === 'pickup') return 'To be fetched where it leaves from'
  if (kind === 'buyer_account') return `${carrier} asks the buyer’s account ${account}`
  return kind === 'later' ? 'Shipping is invoiced on shipment' : 'Freight is part of the total'
}

/** How an order is sent, and who bears that: sentences. */
export function shippingNote(shipping: ChosenShipping | null | undefined): string {
  if (!shipping || shipping.kind === 'later') return shippingApart
  const { name, incoterm } = shipping
  return `Sent by ${name}${incoterm ? `, ${incoterm}` : ''}. ${freightWords(shipping)}.`
}
