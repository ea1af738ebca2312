import { checkedPlace } from '../../../contract/addresses/address.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { FreightOffer } from '../../../contract/freight/price-freight.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { priceOf } from '../../../contract/pricing/price.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { findAddresses } from '../../addresses/index.ts'
import { findPartsById } from '../../catalogue/index.ts'
import { ownerOf } from '../../companies/index.ts'
import { offersOf, offerToApi, readFreight } from '../../freight/index.ts'
import type { Shop, User } from '../../shop.ts'
import { taxToApi } from '../order-to-api.ts'
import { areOn, readTaxes, taxedPart, taxedPlace, taxesOf } from '../tax/decide-taxes.ts'
import { chooseShipping, type ShippingWish } from './choose-shipping.ts'

/** What these parts, each one line, would come to there, with the freight and the taxes that placeLines would write. Refuses what it would refuse of taxes; of a way to send it that cannot be had, it says so instead. */
export async function estimateOrder(
  shop: Shop,
  caller: User,
  { lines, addressId, shipTo: written, ...wish }: Input<Calls['estimateOrder']>,
): Promise<Output<Calls['estimateOrder']>> {
  const { sql } = shop.database
  const { currency } = shop.config
  const savedId = addressId?.toLowerCase()
  const shipTo = savedId
    ? (await findAddresses(sql, ownerOf(caller), [savedId])).get(savedId)
    : written
  if (!shipTo) throw refused('addressId', 'You do not keep this address any more: choose another')
  const place = checkedPlace(shipTo)
  const wanted = new Map<string, number>()
  for (const { partsId, quantity } of lines) {
    const id = partsId.toLowerCase()
    wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  }
  const companyId = caller.company?._id ?? null
  const [parts, known, freight] = await Promise.all([
    findPartsById(sql, [...wanted.keys()]),
    readTaxes(shop, sql, place, companyId),
    readFreight(sql, place ?? null, companyId),
  ])
  const byId = new Map(parts.map((part) => [part.id, part]))
  lines.forEach(({ partsId }, at) => {
    if (!byId.has(partsId.toLowerCase()))
      throw refused(`lines.${at}.partsId`, 'This part is not in the shop any more')
  })
  const priced = [...wanted].map(([id, quantity]) => {
    const part = byId.get(id)!
    return { ...taxedPart(part), netMinor: priceOf(part, quantity).totalMinor }
  })
  const priceMinor = priced.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const offers = offersOf(freight, {
    goodsMinor: priceMinor,
    currency,
    lines: [...wanted].map(([id, quantity]) => {
      const { name, weightGrams: grams } = byId.get(id)!
      return { name, grams, quantity }
    }),
  })
  const chosen = offered(offers, wish)
  const said = {
    currency,
    price: toMajor(priceMinor, currency),
    methods: offers.map((offer) => offerToApi(offer, currency)),
    shippingMethodId: chosen?.id ?? null,
    freight: chosen?.priceMinor == null ? null : toMajor(chosen.priceMinor, currency),
  }
  if (!chosen || (areOn(known) && !place)) return { ...said, taxes: [], payable: null }
  const freightMinor = chosen.priceMinor ?? 0
  const taxed = taxedPlace(known, place ?? null, chosen.kind)
  const { taxes, taxMinor, areOpen } = taxesOf(known, taxed, priced, freightMinor)
  return {
    ...said,
    taxes: taxes.map((tax) => taxToApi(tax, currency)),
    ...(areOpen && { taxesOpen: true }),
    payable: toMajor(priceMinor + freightMinor + taxMinor, currency),
  }
}

/** The offer that counts; null where it, or the account for it, cannot be had or has to be chosen: what can be stands beside it. */
function offered(offers: FreightOffer[], wish: ShippingWish): FreightOffer | null {
  try {
    const { methodId } = chooseShipping(offers, null, wish).shipping
    return offers.find(({ id }) => id === methodId) ?? null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const refused = (path: string, message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message }] })
