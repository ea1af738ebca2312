import type { Order } from '../../../contract/orders/orders.ts'
import { isAllowed } from '../../../contract/orders/status.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { type BulkAction, type BulkResult, countDone } from './bulk-words.ts'

type BarProps = {
  orders: Order[]
  busy: string | null
  /** Takes the chosen orders that may go this step, by id. */
  onAct: (action: BulkAction, ids: string[]) => void
  onClear: () => void
}

/** What can be done with the rows that were chosen, at the foot of the window while there are any. */
export function BulkBar({ orders, busy, onAct, onClear }: BarProps) {
  if (orders.length === 0) return null
  const idsFor = (action: BulkAction) =>
    orders.filter(({ status }) => isAllowed(action, status)).map(({ _id }) => _id)
  const toShip = idsFor('ship')
  const toRelease = idsFor('release')
  const share = (ids: string[]) =>
    ids.length === orders.length
      ? figure(ids.length)
      : `${figure(ids.length)} of ${figure(orders.length)}`
  return (
    <section
      aria-label="Chosen orders"
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-4 py-3 shadow-pop"
      data-screen-only
    >
      <p className="me-auto text-sm font-medium" aria-live="polite">
        {figure(orders.length)} chosen
        {toShip.length === 0 && (
          <span id="why-none-ships" className="block text-xs font-normal text-soft">
            None of them can be shipped now: only pending orders can.
          </span>
        )}
      </p>
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      {toRelease.length > 0 && (
        <Button
          size="small"
          busy={busy === 'bulk release'}
          disabled={busy !== null}
          onClick={() => onAct('release', toRelease)}
        >
          Release {share(toRelease)}
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        busy={busy === 'bulk ship'}
        disabled={busy !== null || toShip.length === 0}
        aria-describedby={toShip.length === 0 ? 'why-none-ships' : undefined}
        onClick={() => onAct('ship', toShip)}
      >
        {toShip.length === 0 ? 'Ship' : `Ship ${share(toShip)}`}
      </Button>
    </section>
  )
}

/** What came of each of several orders: how many were done, and of every other one why it was not. */
export function BulkResultNote({ result }: { result: BulkResult }) {
  const { done, refused, action } = result
  return (
    <FocusedNote of={result} kind={refused.length > 0 ? 'warn' : 'good'}>
      <p className="font-medium">
        {countDone(action, done.length)}
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
    </FocusedNote>
  )
}
