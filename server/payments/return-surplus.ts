import type { Shop } from '../shop.ts'

/** Gives back all that is left of a payment, under a key of its own however often it is tried. Answers the refund, null where nothing was left. */
export async function returnSurplus(
  { providers }: Pick<Shop, 'providers'>,
  intentId: string,
  key: string,
): Promise<string | null> {
  const charge = await providers.find(intentId)
  const left = charge?.status === 'succeeded' ? charge.amountMinor - charge.refundedMinor : 0
  return left > 0 ? await providers.refund(intentId, left, `${key}-${left}`) : null
}
