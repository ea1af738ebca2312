import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { beginPayment } from './begin-payment.ts'

/** Answers where an order is paid at the gateway, and whether what was paid there is being decided. */
export async function startOnlinePayment(
  shop: Shop,
  caller: User,
  { orderId }: Input<Calls['startOnlinePayment']>,
): Promise<Output<Calls['startOnlinePayment']>> {
  const charge = await beginPayment(shop, caller, { orderId }, 'online')
  const { page, status, amountMinor, currency } = charge
  if (status === 'processing') return { status, page, amount: amountMinor, currency }
  if (page === null) throw new Refusal('payments_unavailable')
  return { status: 'open', page, amount: amountMinor, currency }
}
