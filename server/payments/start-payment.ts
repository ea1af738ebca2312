import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { beginPayment } from './begin-payment.ts'

/** Gives the page what the card element needs. */
export async function startPayment(
  shop: Shop,
  caller: User,
  input: Input<Calls['startPayment']>,
): Promise<Output<Calls['startPayment']>> {
  const { clientSecret, amountMinor, currency } = await beginPayment(shop, caller, input, 'card')
  return { clientSecret, amount: amountMinor, currency }
}
