import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { exactMinor } from '../words/exact-minor.ts'
import { offerToApi } from './offer-to-api.ts'
import { offersOf, readFreight } from './read-freight.ts'

/** What an order would cost to send that nobody makes, by the same rates and the same function as orders. */
export async function tryShipping(
  { database: { sql }, config: { currency } }: Shop,
  _caller: User,
  { grams, goods, ...place }: Input<Calls['tryShipping']>,
): Promise<Output<Calls['tryShipping']>> {
  const known = await readFreight(sql, place, null)
  const offers = offersOf(known, {
    goodsMinor: exactMinor(goods, currency, 'goods'),
    currency,
    lines: [{ name: '', grams, quantity: 1 }],
  })
  return {
    zone: known.zone?.name ?? null,
    currency,
    methods: offers.map((offer) => offerToApi(offer, currency)),
  }
}
