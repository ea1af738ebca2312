import { Refusal } from '../../contract/refusals.ts'
import { violates } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import type { Charge } from './provider/provider.ts'

/** Keeps which payment of a provider one of ours is. Refuses what is another one's already: the provider has answered the wrong one. */
export async function keepIntent(
  { log }: Pick<Shop, 'log'>,
  table: 'payment' | 'account_payment' | 'freight_payment',
  charge: Charge,
  save: () => Promise<void>,
) {
  await save().catch((error: unknown) => {
    if (!violates(error, `${table}_intent_id_key`)) throw error
    log.error({ payment: charge.id }, 'a provider answered a payment that is of something else')
    throw new Refusal('payments_unavailable')
  })
}
