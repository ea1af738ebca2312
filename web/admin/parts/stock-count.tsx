import type { Part } from '../../../contract/parts/parts.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { Badge } from '../../ui/badge.tsx'
import { figure } from '../../ui/words/amounts.tsx'

/** How many there are, and in a word when they will not do for long. */
export function StockCount({ part }: { part: Part }) {
  const stock = stockOf(part)
  return (
    <span className="inline-flex items-center justify-end gap-x-2">
      {stock === 'out' && <Badge variant="danger">Out</Badge>}
      {stock === 'low' && <Badge variant="warn">Low</Badge>}
      <span className="figures">{figure(part.quantity)}</span>
    </span>
  )
}
