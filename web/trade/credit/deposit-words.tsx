import type { Order } from '../../../contract/orders/orders.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { restAfterDeposit } from './order-words.ts'

/** What of an order on account is paid before it is confirmed, whether it was, and what is invoiced besides. Nothing where there is no deposit. */
export function DepositWords({ order }: { order: Order }) {
  const { deposit, currency } = order
  if (!deposit) return null
  return (
    <>
      <span className="block">
        Deposit of <Money amount={deposit.amount} currency={currency} />
        {deposit.paidAt ? (
          <>
            , paid <When at={deposit.paidAt} />
          </>
        ) : (
          ', to be paid first'
        )}
      </span>
      <span className="block text-soft">
        <Money amount={restAfterDeposit(order)} currency={currency} /> on account
      </span>
    </>
  )
}
