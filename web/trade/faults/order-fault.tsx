import { Link } from 'react-router'
import { CallFault } from '../../app/api.ts'
import { usePerson } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { FaultNote } from './fault-note.tsx'

type Props = {
  fault: Error | undefined
  /** Orders under a purchase order number that another order has, too. */
  onOrderBoth: () => void
}

/** What paying, or cancelling, makes room for. */
const unpaid: CallFault['code'][] = ['too_many_open_orders', 'part_held', 'amount_held']

/** Why an order was not placed, when its fields or lines do not say it already. */
export function OrderFault({ fault, onOrderBoth }: Props) {
  const { emailVerified } = usePerson()
  const refusal = fault instanceof CallFault ? fault : undefined
  if (!fault || refusal?.errors.length) return null
  if (refusal?.code === 'purchase_order_used')
    return <UsedBefore refusal={refusal} onOrderBoth={onOrderBoth} />
  // confirmed meanwhile: there is nothing in the way any more
  if (refusal?.code === 'email_not_confirmed' && emailVerified) return null
  return (
    <div className="space-y-2">
      <FaultNote focus error={fault} />
      {refusal && unpaid.includes(refusal.code) && (
        <p className="text-sm">
          <Link to="/dashboard/myorders?status=unpaid" className="link">
            Go to your unpaid orders
          </Link>
        </p>
      )}
    </div>
  )
}

/** The purchase order number is of another order: it may be an order that was placed already, and it may be meant. */
function UsedBefore({ refusal, onOrderBoth }: { refusal: CallFault; onOrderBoth: () => void }) {
  const [other = ''] = /[A-Z][A-Z\d-]+\d(?= has the purchase order)/.exec(refusal.message) ?? []
  return (
    <FocusedNote
      of={refusal}
      kind="warn"
      action={
        <Button size="small" onClick={onOrderBoth}>
          Order under this number again
        </Button>
      }
    >
      <p>
        Nothing was ordered yet: your order{' '}
        <Link to={`/dashboard/myorders?q=${other}`} className="link">
          {other}
        </Link>{' '}
        has this purchase order number already. Change the number, or order again under it.
      </p>
    </FocusedNote>
  )
}
