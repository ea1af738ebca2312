import { toMajor } from '../../../contract/pricing/money.ts'
import { useAnswer } from '../../app/queries.tsx'
import { Note } from '../../ui/note.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { isNearlyUsed } from './used.ts'

/** What may still be ordered on account, beside an order of so much in minor units. */
export default function Available({ totalMinor }: { totalMinor: number }) {
  const { data: account } = useAnswer('GET /account', {})
  if (!account) return null
  const { available, limit, currency, overdue, overLimit } = account
  const inMoney = (amount: number) => <Money amount={amount} currency={currency} />
  const left = available - toMajor(totalMinor, currency)
  return (
    <>
      <p className="figures px-1 text-sm text-soft">
        {inMoney(Math.max(0, available))} of {inMoney(limit)} available
        {left >= 0 && <>, {inMoney(left)} after this order</>}
        {overdue > 0 && <>; {inMoney(overdue)} is overdue</>}
      </p>
      {left < 0 ? (
        <Note kind="warn">
          This order comes to {inMoney(-left)} more than is available.{' '}
          {overLimit === 'hold'
            ? 'It is taken, and waits until the seller has looked at it.'
            : 'Have invoices paid first, or pay at once.'}
        </Note>
      ) : (
        isNearlyUsed(account) && <Note kind="warn">80 % or more of the limit is used.</Note>
      )}
    </>
  )
}
