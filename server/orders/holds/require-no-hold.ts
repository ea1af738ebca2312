import { holdsInWords, isOfCredit } from '../../../contract/orders/hold-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { OrderRow } from '../store.ts'

/** Refuses with order_on_hold what waits for a person. */
export function requireNoHold({ holds }: Pick<OrderRow, 'holds'>) {
  if (holds.length > 0) throw new Refusal('order_on_hold', { reasons: holdsInWords(holds) })
}

/** Whether an order on account counts against its company's limit: not while it waits for that account, unless its deposit is here. */
export const isCounted = ({ holds, depositMinor }: Pick<OrderRow, 'holds' | 'depositMinor'>) =>
  depositMinor > 0 || !holds.some(isOfCredit)
