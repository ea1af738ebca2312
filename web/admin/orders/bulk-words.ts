import { counted } from '../../ui/words/amounts.tsx'

export type BulkAction = 'ship' | 'release'
export type BulkResult = {
  action: BulkAction
  /** By id. */
  done: string[]
  refused: { id: string; orderNumber: string | null; problem: string }[]
}

const words = { ship: 'shipped', release: 'released' } as const

/** "3 orders shipped" */
export const countDone = (action: BulkAction, count: number) =>
  `${counted(count, 'order')} ${words[action]}`
