import { useEffect, useRef } from 'react'
import { isAllowed } from '../../contract/order-status.ts'
import type { Order } from '../../contract/orders.ts'
import { figure } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

export type BulkAction = 'ship' | 'release'
export type BulkResult = {
  action: BulkAction
  done: number
  refused: { id: string; orderNumber: string | null; problem: string }[]
}

type BarProps = {
  orders: Order[]
  busy: string | null
  onAct: (action: BulkAction) => void
  onClear: () => void
}

/** What can be done with the rows that were chosen, at the foot of the window while there are any. */
export function BulkBar({ orders, busy, onAct, onClear }: BarProps) {
  if (orders.length === 0) return null
  const may = (action: BulkAction) => orders.some(({ status }) => isAllowed(action, status))
  const count = figure(orders.length)
  return (
    <section
      aria-label="Chosen orders"
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-4 py-3 shadow-pop"
      data-screen-only
    >
      <p className="me-auto text-sm font-medium" aria-live="polite">
        {count} chosen
      </p>
      <Button size="small" look="quiet" onClick={onClear}>
        Clear
      </Button>
      {may('release') && (
        <Button
          size="small"
          busy={busy === 'bulk release'}
          disabled={busy !== null}
          onClick={() => onAct('release')}
        >
          Release {count}
        </Button>
      )}
      <Button
        size="small"
        look="primary"
        busy={busy === 'bulk ship'}
        disabled={busy !== null || !may('ship')}
        onClick={() => onAct('ship')}
      >
        Ship {count}
      </Button>
    </section>
  )
}

const words = { ship: 'shipped', release: 'released' } as const

/** What came of each of several orders: how many were done, and of every other one why it was not. */
export function BulkResultNote({ result }: { result: BulkResult }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is brought to the reader
  useEffect(() => ref.current?.focus(), [result])
  const { done, refused, action } = result
  return (
    <Note ref={ref} kind={refused.length > 0 ? 'warn' : 'good'}>
      <p className="font-medium">
        {figure(done)} {done === 1 ? 'order' : 'orders'} {words[action]}
        {refused.length > 0 && `, ${figure(refused.length)} not`}.
      </p>
      {refused.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {refused.map(({ id, orderNumber, problem }) => (
            <li key={id}>
              <span className="font-mono">{orderNumber ?? id}</span>: {problem}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
