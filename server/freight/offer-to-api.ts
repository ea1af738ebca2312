import type { ShippingOffer } from '../../contract/freight/offers.ts'
import type { FreightOffer } from '../../contract/freight/price-freight.ts'
import { toMajor } from '../../contract/pricing/money.ts'

/** A way to send an order, as it is answered. */
export const offerToApi = (
  { id, priceMinor, accounts, ...offer }: FreightOffer,
  currency: string,
): ShippingOffer => ({
  _id: id,
  ...offer,
  incoterm: offer.incoterms[0] ?? null,
  price: priceMinor === null ? null : toMajor(priceMinor, currency),
  accounts: accounts.map(({ id: _id, ...account }) => ({ _id, ...account })),
})
