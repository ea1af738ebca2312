import { ChevronDown } from 'lucide-react'
import { createContext, use, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Order, OrderDetail, OrderLine } from '../../contract/orders/orders.ts'
import { useAnswer } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Price } from '../trade/pricing/price.tsx'
import { classNames } from '../ui/class-names.ts'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { progressOf } from './open-pieces.ts'
import { Progress } from './order/lines.tsx'

type Opened = { ids: ReadonlySet<string>; toggle: (id: string) => void }

/** Which orders of a list show their lines: cells are drawn by the table, which must not be given new columns for it. */
export const OpenedOrders = createContext<Opened>({ ids: new Set(), toggle: () => {} })

export function useOpenedOrders(): Opened {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      ids,
      toggle: (id) =>
        setIds((before) => {
          const next = new Set(before)
          if (!next.delete(id)) next.add(id)
          return next
        }),
    }),
    [ids],
  )
}

const idOf = ({ _id }: Order) => `lines-${_id}`

/** Opens the lines of an order below its row, when it has several. */
export function LinesToggle({ order }: { order: Order }) {
  const { ids, toggle } = use(OpenedOrders)
  if (order.lineCount === 1) return null
  const isOpen = ids.has(order._id)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? idOf(order) : undefined}
      onClick={() => toggle(order._id)}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
    >
      {counted(order.lineCount, 'line')}
      <span className="sr-only"> of order {order.orderNumber}</span>
      <ChevronDown
        size={14}
        aria-hidden="true"
        className={classNames('transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** Lines that stand below a row; all of more are on the order's page. */
const shown = 12

/** The lines of an order below its row, asked for now. `to` is the order's page. */
export function LinesBelow({ order, to }: { order: Order; to: string }) {
  const { data, error, refetch } = useAnswer('GET /order/{id}', { id: order._id })
  const rows = Math.min(order.lineCount, shown)
  return (
    <section
      id={idOf(order)}
      aria-label={`Lines of order ${order.orderNumber}`}
      className="px-1 pt-1 pb-3 sm:ps-8"
    >
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={rows} className="space-y-2 py-1.5" />}
      {data && <Lines order={data} />}
      {data && order.lineCount > shown && (
        <Link to={to} className="link mt-2 inline-block min-h-6 text-sm">
          All {counted(order.lineCount, 'line')} of {order.orderNumber}
        </Link>
      )}
    </section>
  )
}

const Lines = ({ order }: { order: OrderDetail }) => (
  <ul className="divide-y text-sm">
    {order.lines.slice(0, shown).map((line) => (
      <li key={line.position} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-1.5">
        <Named line={line} />
        <span className="figures text-end">
          {figure(line.quantity)} ×{' '}
          <Price of={{ ...line, currency: order.currency }} amount={line.unitPrice} />
        </span>
        <span className="min-w-24 text-end max-sm:ms-auto">
          <Price of={{ ...line, currency: order.currency }} amount={line.price} />
        </span>
        <span className="min-w-24 empty:hidden max-sm:basis-full sm:text-end">
          {progressOf(order) && <Progress line={line} />}
        </span>
      </li>
    ))}
  </ul>
)

const Named = ({ line }: { line: OrderLine }) => (
  <span className="min-w-0 grow basis-56">
    {line.partsName}{' '}
    <span className="font-mono text-xs wrap-anywhere text-soft">
      {[line.mpn, line.ownNumber].filter(Boolean).join(' · ')}
    </span>
  </span>
)
