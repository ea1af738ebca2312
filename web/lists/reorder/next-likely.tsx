import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

/** When a part is likely to be ordered next, and what that is taken from. */
export function NextLikely({ bought }: { bought: PurchasedPart }) {
  const { nextDay, usualDays, isDue, part } = bought
  if (nextDay === null || usualDays === null)
    return (
      <span title="Ordered on one day so far" className="text-soft">
        Not known yet
      </span>
    )
  if (!part) return <span className="text-soft">Not in the shop any more</span>
  return (
    <span className="inline-flex items-center gap-2" title={`Every ${counted(usualDays, 'day')}`}>
      <Day day={nextDay} />
      {isDue && <Badge variant="warn">Due</Badge>}
    </span>
  )
}
