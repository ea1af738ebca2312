import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { referenceInGroups } from '../../contract/bank/reference.ts'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { usePaidNow } from '../app/paid-now.ts'
import { restAfterDeposit } from '../trade/credit/order-words.ts'
import { Button } from '../ui/button.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Note } from '../ui/note.tsx'
import { Money } from '../ui/words/amounts.tsx'
import { Day } from '../ui/words/when.tsx'
import { PayNow } from './pay-now.tsx'

/** Drawn only where banks read such codes. */
const QrCode = lazyPart<{ text: string; label: string }>(() =>
  import('../ui/qr-code.tsx').then(({ QrCode: code }) => ({ default: code })),
)

type Props = {
  order: OrderDetail
  /** Whoever may not pay it sees how it is transferred all the same. */
  mayPay: boolean
  onPaid: () => void
  onCancel: (() => void) | undefined
  /** Until when it is held. */
  children: ReactNode
}

/** Says how an unpaid order is transferred: how much, where to, under which reference. It can be paid at once instead. */
export function TransferPayment({ order, mayPay, onPaid, onCancel, children }: Props) {
  const isBack = useSearchParams()[0].get('paid') === 'online'
  const [isNow, setIsNow] = useState(isBack)
  const paidNow = usePaidNow()
  const { transfer, currency } = order
  if (!transfer) return null
  const isPart = transfer.came.length > 0
  return (
    <>
      <section aria-labelledby="transfer-title" className="panel p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="transfer-title" className="text-lg font-semibold">
            {order.deposit ? 'Pay the deposit by transfer' : 'Pay by transfer'}
          </h2>
          <p className="text-lg font-semibold">
            <Money amount={transfer.rest} currency={currency} />
          </p>
        </div>
        <p className="mt-1 text-sm text-soft">
          {isPart ? 'While money of it is here, its stock stays held.' : children}{' '}
          {order.deposit ? (
            <>
              The order is confirmed when the deposit has come. What it leaves,{' '}
              <Money amount={restAfterDeposit(order)} currency={currency} />, is invoiced when it is
              shipped.
            </>
          ) : (
            'It is released when all of it has come.'
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-6">
          <dl className="min-w-0 grow space-y-3 text-sm">
            <Fact name="To">
              <span className="whitespace-pre-line">{transfer.payTo}</span>
            </Fact>
            <Fact name="Reference">
              <CodeText label="Copy the reference">
                {referenceInGroups(transfer.reference)}
              </CodeText>
            </Fact>
            {transfer.came.map(({ _id, amount, on }) => (
              <Fact key={_id} name="Came">
                <Money amount={amount} currency={currency} /> on <Day day={on} />
              </Fact>
            ))}
          </dl>
          {transfer.code && (
            <QrCode text={transfer.code} label="Code that a bank’s app reads to pay this" />
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3" data-screen-only>
          {mayPay && !isPart && !isNow && (
            <Button onClick={() => setIsNow(true)}>Pay {paidNow} instead</Button>
          )}
          {onCancel && !isNow && <Button onClick={onCancel}>Cancel</Button>}
        </div>
        {isPart && onCancel && (
          <Note className="mt-4">
            If you cancel it, what came is not lost: it becomes your company’s credit, or is
            transferred back.
          </Note>
        )}
      </section>
      {isNow && !isPart && (
        <PayNow order={order} onPaid={onPaid} onCancel={onCancel}>
          If a transfer is under way already, it becomes your company’s credit, or is transferred
          back.
        </PayNow>
      )}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
)
