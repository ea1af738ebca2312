import type { Shop } from '../shop.ts'
import type { Charge } from './provider/provider.ts'

/** Whether money names a payment of ours that was begun as another one at its provider: a person looks at it, and nothing is done. */
export function isStray(
  shop: Pick<Shop, 'log'>,
  { id, intentId }: { id: string; intentId: string | null },
  charge: Charge,
): boolean {
  if (intentId === null || intentId === charge.id) return false
  shop.log.error({ payment: charge.id, id, intentId }, 'money names a payment that is another one')
  return true
}
