import { type OrderBatchAction, orderBatchActions } from '../../../contract/batches.ts'
import { isAllowed } from '../../../contract/orders/actions.ts'
import { shownAxes } from '../../../contract/orders/axes.ts'
import type { OrderHead } from '../../../contract/orders/orders.ts'
import { Button } from '../../ui/button.tsx'
import { counted, figure, money } from '../../ui/words/amounts.tsx'

type BarProps = {
  /** Those that are chosen, on whatever page they stand. */
  orders: OrderHead[]
  /** How many of them are not among the rows of this page. */
  elsewhere: number
  /** How many match in all; undefined when they are more than are counted. Null when all of them are chosen. */
  matching: number | undefined | null
  busy: string | null
  onAct: (action: OrderBatchAction, orders: OrderHead[]) => void
  onChooseAll: () => void
  onClear: () => void
}

const words = { ship: 'Ship', release: 'Release', cancel: 'Cancel', refund: 'Refund' } as const

/** What can be done with the orders that were chosen, at the foot of the window while there are any. */
export function BulkBar(props: BarProps) {
  const { orders, elsewhere, matching, busy, onAct, onChooseAll, onClear } = props
  const of = Object.fromEntries(
    orderBatchActions.map((action) => [
      action,
      orders.filter((order) => isAllowed(action, shownAxes(order))),
    ]),
  ) as Record<OrderBatchAction, OrderHead[]>
  const nameOf = (action: OrderBatchAction) => {
    const { length } = of[action]
    if (length === 0) return words[action]
    return length === orders.length
      ? `${words[action]} ${figure(length)}`
      : `${words[action]} ${figure(length)} of ${figure(orders.length)}`
  }
  return (
    <section
      aria-label="Chosen orders"
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-4 py-3 shadow-pop"
      data-screen-only
    >
      <div className="me-auto text-sm">
        <p className="font-medium" aria-live="polite">
          {figure(orders.length)} chosen
          <span className="font-normal text-soft">
            {elsewhere > 0 && `, ${figure(elsewhere)} not on this page`}
            {sumOf(orders) && `, ${sumOf(orders)}`}
          </span>
        </p>
        {of.ship.length === 0 && (
          <p id="why-none-ships" className="text-xs text-soft">
            None of them can be shipped now: only pending orders can.
          </p>
        )}
      </div>
      {matching !== null && (
        <Button
          size="small"
          variant="quiet"
          busy={busy === 'choose all'}
          disabled={busy !== null}
          onClick={onChooseAll}
        >
          Choose all {matching !== undefined && `${figure(matching)} `}that match
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {(['refund', 'cancel', 'release'] as const).map(
        (action) =>
          of[action].length > 0 && (
            <Button
              key={action}
              size="small"
              disabled={busy !== null}
              onClick={() => onAct(action, of[action])}
            >
              {nameOf(action)}
            </Button>
          ),
      )}
      <Button
        size="small"
        variant="primary"
        busy={busy === 'bulk ship'}
        disabled={busy !== null || of.ship.length === 0}
        aria-describedby={of.ship.length === 0 ? 'why-none-ships' : undefined}
        onClick={() => onAct('ship', of.ship)}
      >
        {nameOf('ship')}
      </Button>
    </section>
  )
}

/** What orders come to; nothing where they are of several currencies. */
export function sumOf(orders: OrderHead[]) {
  const [first] = orders
  if (!first || orders.some(({ currency }) => currency !== first.currency)) return ''
  return money(
    orders.reduce((sum, { payable }) => sum + payable, 0),
    first.currency,
  )
}

/** What is asked before many orders are cancelled or refunded. */
export const askedWords = (action: 'cancel' | 'refund', orders: OrderHead[]) =>
  action === 'cancel'
    ? `${counted(orders.length, 'order that is not paid', 'orders that are not paid')}, ${sumOf(orders)}.`
    : `${counted(orders.length, 'order')}: what is not shipped of ${sumOf(orders)} goes back the way it was paid, and the stock returns.`
