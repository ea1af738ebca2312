import type { Incoterm } from '../../../contract/freight/kinds.ts'
import type { FreightOffer } from '../../../contract/freight/price-freight.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { OrderShipping } from '../store.ts'

export type ShippingWish = {
  shippingMethodId?: string | undefined
  carrierAccountId?: string | undefined
  incoterm?: Incoterm | undefined
}

/**
 * The offer that an order names; where it names none, freight that is entered when it leaves, if that is offered; else null. Refuses one
 * that is not there, or cannot be chosen.
 */
function chooseOffer(
  offers: FreightOffer[],
  { shippingMethodId }: ShippingWish,
): FreightOffer | null {
  if (shippingMethodId === undefined) return offers.find(({ kind }) => kind === 'later') ?? null
  const chosen = offers.find(({ id }) => id === shippingMethodId.toLowerCase())
  if (!chosen)
    throw refused('shippingMethodId', 'It is not sent in this way any more: choose another')
  if (!chosen.isOffered)
    throw new Refusal('shipping_not_offered', { method: chosen.name, reason: chosen.why })
  return chosen
}

/** How an order is sent and what that costs without tax, in minor units, for good. Refuses where nothing is chosen, or no account. */
export function chooseShipping(
  offers: FreightOffer[],
  zone: OrderShipping['zone'],
  wish: ShippingWish,
): { shipping: OrderShipping; shippingMinor: number } {
  const offer = chooseOffer(offers, wish)
  if (!offer) {
    const names = offers.flatMap(({ isOffered, name }) => (isOffered ? [name] : []))
    throw refused('shippingMethodId', `Choose how it is sent: ${names.join(', ')}`)
  }
  const { id: methodId, name, kind, carrier, priceMinor } = offer
  const account = accountOf(offer, wish.carrierAccountId)
  return {
    shipping: {
      methodId,
      name,
      kind,
      carrier,
      account,
      incoterm: termOf(offer, wish.incoterm),
      zone: kind === 'table' ? zone : null,
    },
    shippingMinor: priceMinor ?? 0,
  }
}

/** The terms of an order: one of the method's, its first where nobody chose. */
function termOf({ name, incoterms }: FreightOffer, wanted: Incoterm | undefined): Incoterm | null {
  if (wanted === undefined) return incoterms[0] ?? null
  if (incoterms.includes(wanted)) return wanted
  throw refused(
    'incoterm',
    incoterms.length === 0
      ? `${name} is on no terms that are said`
      : `${name} goes by ${incoterms.join(', ')}: choose one of these`,
  )
}

function accountOf({ kind, accounts }: FreightOffer, wanted: string | undefined): string {
  if (kind !== 'buyer_account') return ''
  const [first, ...others] = accounts
  if (wanted === undefined && others.length === 0) return first?.number ?? ''
  const chosen = accounts.find(({ id }) => id === wanted?.toLowerCase())
  if (chosen) return chosen.number
  const message =
    wanted === undefined
      ? 'Choose which account the carrier asks'
      : 'Your company does not keep this account any more: choose another'
  throw refused('carrierAccountId', message)
}

const refused = (path: string, message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message }] })
