import type { Shipment } from '../../../contract/orders/shipments.ts'
import { Badge } from '../../ui/badge.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

type Props = { due: NonNullable<Shipment['due']>; currency: string; what: string }

/** When what an invoice asks for is due, and how much of it is open. */
export function ShipmentDue({ due: { on, amount, open }, currency, what }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {what} <Money amount={amount} currency={currency} />, due <Day day={on} />
      </span>
      {open === 0 ? (
        <Badge variant="good">Paid</Badge>
      ) : (
        <Badge variant="warn">
          <Money amount={open} currency={currency} />
          &nbsp;open
        </Badge>
      )}
    </p>
  )
}
