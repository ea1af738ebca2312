import { useId } from 'react'
import { depositOf } from '../../../contract/companies/deposit.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { usePaidNowBeginning } from '../../app/paid-now.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { classNames } from '../../ui/class-names.ts'
import { FocusedNote } from '../../ui/focused-note.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Note } from '../../ui/note.tsx'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { dueWords, isOfAccount, type WayToPay, whyNoCard } from './way-to-pay.ts'

/** Amounts of the account, for who may see them: no order waits for them. */
const Available = lazyPart<{ totalMinor: number }>(() => import('./available.tsx'))

type Props = {
  pay: WayToPay
  /** What the order comes to, in minor units; undefined while nobody can say. */
  totalMinor: number | undefined
  currency: string
  /** What the shop refused last. */
  fault: Error | undefined
  className?: string
}

/** The choice of how it is paid, where there is one, with why one of the ways does not do. */
export function PayChoice({ pay, totalMinor, currency, fault, className }: Props) {
  const { offered, ways, way, choose } = pay
  const name = useId()
  const { transferDays } = useShopConfig()
  const now = usePaidNowBeginning()
  if (!offered) return null
  const depositMinor = depositOf(totalMinor ?? 0, Math.round((offered.credit?.deposit ?? 0) * 100))
  const restMinor = (totalMinor ?? 0) - depositMinor
  const noCard = totalMinor === undefined ? null : whyNoCard(totalMinor, currency, ways)
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="float-start mb-3 w-full text-lg font-semibold">How do you pay?</legend>
      <div className="clear-both space-y-2">
        {ways.includes('account') && (
          <RadioCard name={name} isChosen={way === 'account'} onChoose={() => choose('account')}>
            <span className="font-medium">On account</span>
            <span className="block text-soft">
              Invoiced on shipment, {dueWords(offered.credit?.days ?? 0)}
            </span>
            {depositMinor > 0 && (
              <span className="block text-soft">
                Deposit now: <Money amount={toMajor(depositMinor, currency)} currency={currency} />,
                on account: <Money amount={toMajor(restMinor, currency)} currency={currency} />
              </span>
            )}
          </RadioCard>
        )}
        {ways.includes('transfer') && (
          <RadioCard name={name} isChosen={way === 'transfer'} onChoose={() => choose('transfer')}>
            <span className="font-medium">By transfer</span>
            <span className="block text-soft">
              Held for {counted(transferDays ?? 0, 'day')}, released when it has come
            </span>
          </RadioCard>
        )}
        <RadioCard name={name} isChosen={way === 'card'} onChoose={() => choose('card')}>
          <span className="font-medium">{now}</span>
          <span className="block text-soft">Before it is released, on the next page</span>
        </RadioCard>
        {way === 'card' && noCard && <Note kind="warn">{noCard}</Note>}
        {way === 'account' && offered.credit?.overdue && (
          <Note kind="warn">
            An invoice of {offered.name} is overdue.
            {offered.credit.overdue === 'refuse' &&
              ' Until it is paid, nothing can be ordered on account.'}
            {offered.credit.overdue === 'hold' &&
              ' What is ordered on account waits until the seller has looked at it.'}
          </Note>
        )}
        {way === 'account' && offered.rights.includes('pay') && (
          <Available totalMinor={restMinor} />
        )}
        {isOfAccount(fault) && (
          <FocusedNote of={fault} kind="danger">
            {fault.message}
          </FocusedNote>
        )}
      </div>
    </fieldset>
  )
}
