import type { BatchAction } from '../../../contract/batches.ts'
import { counted } from '../../ui/words/amounts.tsx'

const words: Record<BatchAction, { done: string; going: string }> = {
  ship: { done: 'shipped', going: 'Shipping' },
  release: { done: 'released', going: 'Releasing' },
  cancel: { done: 'cancelled', going: 'Cancelling' },
  refund: { done: 'refunded', going: 'Refunding' },
}

/** "3 orders shipped" */
export const countDone = (action: BatchAction, count: number) =>
  `${counted(count, 'order')} ${words[action].done}`

/** "Shipping 3 orders" */
export const countGoing = (action: BatchAction, count: number) =>
  `${words[action].going} ${counted(count, 'order')}`
