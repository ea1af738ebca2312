import type { Order } from '../../../contract/orders/orders.ts'
import { BesidePaid } from '../../trade/estimate/sum-lines.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Money, money } from '../../ui/words/amounts.tsx'

/** What an order comes to with its taxes, in a row; when some of that went back, a sign before it which says how much. */
export function OrderPrice({ order }: { order: Order }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {order.refunded > 0 && (
        <span className="text-xs text-soft" title={returnedWords(order)}>
          <span aria-hidden="true">↩</span>
          <span className="sr-only">{returnedWords(order)}, </span>
        </span>
      )}
      <Money amount={order.payable} currency={order.currency} />
      <BesidePaid tax={order.tax} />
    </span>
  )
}

const returnedWords = ({ refunded, currency }: Order) =>
  `of which ${money(refunded, currency)} returned`

/** The transaction of an order, in a row: its beginning, and the whole of it to copy. */
export const TransactionId = ({ children, label }: { children: string; label: string }) => (
  <span className="inline-flex max-w-full items-center gap-1 text-xs">
    <span className="shrink-0 text-soft md:hidden">Transaction </span>
    <code title={children} className="min-w-0 truncate font-mono md:max-w-18">
      {children}
    </code>
    <CopyButton text={children} label={label} />
  </span>
)
