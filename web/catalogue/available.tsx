import type { Part } from '../../contract/parts.ts'
import { figure } from '../ui/amounts.tsx'
import { classNames } from '../ui/class-names.ts'

type Stock = Pick<Part, 'quantity' | 'minQuantity'>

/** What there is of a part: in stock, low (fewer than two smallest orders), or out (not even one). */
export const stockOf = ({ quantity, minQuantity }: Stock) =>
  quantity < minQuantity ? 'out' : quantity < 2 * minQuantity ? 'low' : 'in'

const words = { in: 'in stock', low: 'low stock', out: 'out of stock' }
const dots = { in: 'bg-good', low: 'bg-warn', out: 'bg-danger' }

/** How many pieces are there, and what that means for an order, in words. */
export function Available({ part }: { part: Stock }) {
  const stock = stockOf(part)
  return (
    <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        className={classNames('size-2 shrink-0 rounded-full', dots[stock])}
        aria-hidden="true"
      />
      {figure(part.quantity)} pcs
      <span className={stock === 'in' ? 'sr-only' : 'text-xs text-soft'}>{words[stock]}</span>
    </span>
  )
}
