import type { BatchAction } from '../../../contract/batches.ts'
import { counted } from '../../ui/words/amounts.tsx'

const words: Record<BatchAction, { done: string; going: string; of: string }> = {
  ship: { done: 'shipped', going: 'Shipping', of: 'order' },
  release: { done: 'released', going: 'Releasing', of: 'order' },
  cancel: { done: 'cancelled', going: 'Cancelling', of: 'order' },
  refund: { done: 'refunded', going: 'Refunding', of: 'order' },
  restock: { done: 'restocked', going: 'Restocking', of: 'part' },
  price: { done: 'priced', going: 'Pricing', of: 'part' },
}

/** "3 orders shipped" */
export const countDone = (action: BatchAction, count: number) =>
  `${counted(count, words[action].of)} ${words[action].done}`

/** "Shipping 3 orders" */
export const countGoing = (action: BatchAction, count: number) =>
  `${words[action].going} ${counted(count, words[action].of)}`
