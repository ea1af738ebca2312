import { Link } from 'react-router'
import { CallFault } from './api.ts'
import { FaultNote } from './fault-note.tsx'

/** Why an order was not placed, when its fields or lines do not say it already. */
export function OrderFault({ fault }: { fault: Error | undefined }) {
  const refusal = fault instanceof CallFault ? fault : undefined
  if (!fault || refusal?.errors.length) return null
  return (
    <div className="space-y-2">
      <FaultNote focus error={fault} />
      {refusal?.code === 'too_many_open_orders' && (
        <p className="text-sm">
          <Link to="/dashboard/myorders?status=unpaid" className="link">
            Go to your unpaid orders
          </Link>
        </p>
      )}
    </div>
  )
}
