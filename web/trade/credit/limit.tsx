import type { ReactNode } from 'react'
import type { CreditAccount } from '../../../contract/companies/credit.ts'
import type { WhenOverdue } from '../../../contract/companies/credit-words.ts'
import { inPercent } from '../../../contract/words/shares.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/note.tsx'
import { counted, Money, money } from '../../ui/words/amounts.tsx'
import { isNearlyUsed } from './used.ts'

export const CreditStateBadge = ({ state }: Pick<CreditAccount, 'state'>) =>
  state === 'open' ? <Badge variant="good">Open</Badge> : <Badge variant="warn">Stopped</Badge>

/** What a company may owe and owes: as a bar, and in figures with their words. `children` stand below. */
export function CreditLimit({
  account,
  children,
}: {
  account: CreditAccount
  children?: ReactNode
}) {
  const { limit, balance, committed, available, unallocated, deposits, disputed, currency } =
    account
  return (
    <div className="space-y-4">
      <Bar account={account} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        <Figure name="Owed" mark="bg-ink" amount={balance} currency={currency} />
        <Figure
          name="Ordered, not invoiced yet"
          mark="bg-accent"
          amount={committed}
          currency={currency}
        />
        <Figure
          name="Available"
          mark="border border-edge bg-sunken"
          amount={available}
          currency={currency}
        />
        <Figure name="Limit" amount={limit} currency={currency} />
      </dl>
      {unallocated > 0 && (
        <p className="text-sm text-soft">
          <Money amount={unallocated} currency={currency} /> came that belongs to no invoice yet: it
          pays the next ones.
        </p>
      )}
      {deposits > 0 && (
        <p className="text-sm text-soft">
          <Money amount={deposits} currency={currency} /> came as deposits: they pay the invoices of
          their orders.
        </p>
      )}
      {disputed > 0 && (
        <p className="text-sm text-soft">
          <Money amount={disputed} currency={currency} /> of what is owed is disputed: nobody is
          reminded of it until that is answered.
        </p>
      )}
      {children}
    </div>
  )
}

function Bar({ account }: { account: CreditAccount }) {
  const { limit, balance, committed, available, currency } = account
  const whole = Math.max(limit, balance + committed, 1)
  const share = (amount: number) => `${(Math.max(0, amount) / whole) * 100}%`
  const words = `${money(Math.max(0, available), currency)} of ${money(limit, currency)} available`
  return (
    <div
      role="img"
      aria-label={words}
      className="flex h-3 overflow-hidden rounded-full border border-edge bg-sunken"
    >
      <span className="bg-ink" style={{ width: share(balance) }} />
      <span className="bg-accent" style={{ width: share(committed) }} />
    </div>
  )
}

type FigureProps = { name: string; mark?: string; amount: number; currency: string }

const Figure = ({ name, mark, amount, currency }: FigureProps) => (
  <div className="min-w-0">
    <dt className="flex items-baseline gap-1.5 text-xs text-soft">
      {mark && <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-sm ${mark}`} />}
      {name}
    </dt>
    <dd className="mt-0.5 text-base font-semibold">
      <Money amount={amount} currency={currency} />
    </dd>
  </div>
)

const overdueWords: Record<WhenOverdue, string> = {
  refuse: 'While one is overdue, nothing can be ordered on account.',
  hold: 'While one is overdue, orders wait until the seller has looked at them.',
  warn: 'While one is overdue, orders are taken, and their buyers warned.',
}

/** When invoices are due, and what follows when one is not paid by then. */
export const TermsWords = ({
  account: { days, discount, deposit, overLimit, whenOverdue },
}: {
  account: CreditAccount
}) => (
  <p className="text-sm text-soft">
    Invoices are due {days === 0 ? 'at once' : `${counted(days, 'day')} after they are issued`}.{' '}
    {discount &&
      `Paid within ${counted(discount.days, 'day')}, ${inPercent(discount.percent)} is taken off. `}
    {deposit > 0 &&
      `A deposit of ${inPercent(deposit)} is paid before an order is confirmed, and lowers its invoices. `}
    {overdueWords[whenOverdue]}
    {overLimit === 'hold' && ' An order above the limit waits until the seller has looked at it.'}
  </p>
)

/** What of an account needs somebody to do something. */
export function CreditWarnings({ account }: { account: CreditAccount }) {
  const { overdue, available, limit, currency, state } = account
  return (
    <>
      {state === 'stopped' && (
        <Note kind="warn">
          The account is stopped: orders are paid before they leave, and what is owed is to be paid
          as before.
        </Note>
      )}
      {overdue > 0 && (
        <Note kind="danger">
          <Money amount={overdue} currency={currency} /> is overdue.
        </Note>
      )}
      {available < 0 && limit > 0 ? (
        <Note kind="warn">
          <Money amount={-available} currency={currency} /> above the limit.
        </Note>
      ) : (
        isNearlyUsed(account) && <Note kind="warn">80 % or more of the limit is used.</Note>
      )}
    </>
  )
}
