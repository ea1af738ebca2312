import { useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CreditAccount, DueInvoice } from '../../../contract/companies/credit.ts'
import { chargeLimits, toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { call } from '../../app/api.ts'
import { usePaidNow } from '../../app/paid-now.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { CameBack } from '../../payments/came-back.tsx'
import { CardForm } from '../../payments/card-form.tsx'
import { GoOnline } from '../../payments/go-online.tsx'
import { useCardPayment } from '../../payments/use-card-payment.ts'
import { leftOf } from '../../trade/credit/invoice-columns.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted, Money, money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

type Props = { acting: ActingFor; account: CreditAccount }

/** Open invoices of the company that somebody chooses and pays at once; nothing where none is open. */
export function PayInvoices({ acting, account: { currency } }: Props) {
  const { data } = useAnswer('GET /account/invoices', { state: 'open', limit: 100 })
  const [numbers, setNumbers] = useState<string[]>([])
  const [paying, setPaying] = useState<DueInvoice[]>()
  const { cards, onlinePayment } = useShopConfig()
  const invoices = data?.items ?? []
  const chosen = invoices.filter(({ invoiceNumber }) => numbers.includes(invoiceNumber))
  const total = sumOf(chosen, currency)
  const isTooMuch = toMinor(total, currency) > chargeLimits.max
  const how = usePaidNow()
  const reload = useReload()
  if (invoices.length === 0 && !paying) return null
  return (
    <section aria-labelledby="pay-title" className="panel p-5 sm:p-6" data-screen-only>
      <h2 id="pay-title" className="text-lg font-semibold">
        Pay {how}
      </h2>
      {paying ? (
        <Paying
          acting={acting}
          currency={currency}
          invoices={paying}
          onDone={() => {
            setPaying(undefined)
            setNumbers([])
          }}
          onBack={() => setPaying(undefined)}
        />
      ) : (
        <>
          <Choice invoices={invoices} numbers={numbers} onChoose={setNumbers} />
          {isTooMuch && (
            <Note kind="warn" className="mt-3">
              One payment takes at most {money(toMajor(chargeLimits.max, currency), currency)}.
              Choose fewer, or transfer it.
            </Note>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {cards && (
              <Button
                variant="primary"
                disabled={chosen.length === 0 || isTooMuch}
                onClick={() => setPaying(chosen)}
              >
                Pay {chosen.length > 0 && money(total, currency)} by card
              </Button>
            )}
            {onlinePayment !== null && (
              <GoOnline
                begin={() =>
                  call('POST /account/payments', {
                    for: acting._id,
                    method: 'online' as const,
                    invoices: chosen.map(({ invoiceNumber }) => invoiceNumber),
                  })
                }
                onRefused={() => void reload('GET /account', 'GET /account/invoices')}
                isOff={chosen.length === 0 || isTooMuch}
              >
                Pay {chosen.length > 0 && money(total, currency)} by {onlinePayment}
              </GoOnline>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const sumOf = (invoices: DueInvoice[], currency: string) =>
  toMajor(
    invoices.reduce((sum, invoice) => sum + toMinor(leftOf(invoice), currency), 0),
    currency,
  )

type ChoiceProps = {
  invoices: DueInvoice[]
  numbers: string[]
  onChoose: (numbers: string[]) => void
}

const Choice = ({ invoices, numbers, onChoose }: ChoiceProps) => (
  <fieldset className="mt-2 min-w-0">
    <legend className="text-sm text-soft">Which open invoices?</legend>
    <ul className="mt-2 max-h-64 divide-y overflow-y-auto rounded-md border text-sm">
      {invoices.map((invoice) => (
        <li
          key={invoice.shipmentId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2"
        >
          <CheckboxField
            checked={numbers.includes(invoice.invoiceNumber)}
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? [...numbers, invoice.invoiceNumber]
                  : numbers.filter((one) => one !== invoice.invoiceNumber),
              )
            }
            label={
              <>
                <span className="font-medium">{invoice.invoiceNumber}</span>
                <span className="block text-xs text-soft">
                  {invoice.orderNumber}, due <Day day={invoice.dueOn} />
                  {invoice.discount && (
                    <>
                      , less <Money amount={invoice.discount.amount} currency={invoice.currency} />{' '}
                      until <Day day={invoice.discount.until} />
                    </>
                  )}
                </span>
              </>
            }
          />
          <span className="figures ms-auto">
            <Money amount={leftOf(invoice)} currency={invoice.currency} />
          </span>
        </li>
      ))}
    </ul>
  </fieldset>
)

type PayingProps = {
  acting: ActingFor
  currency: string
  invoices: DueInvoice[]
  onDone: () => void
  onBack: () => void
}

function Paying({ acting, currency, invoices, onDone, onBack }: PayingProps) {
  const { displayName, email } = usePerson()
  const reload = useReload()
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const again = () =>
    reload('GET /account', 'GET /account/invoices', 'GET /account/entries', 'GET /documents')
  const payment = useCardPayment({
    key: ['POST /account/payments', acting._id, ...numbers],
    start: async () => {
      const { paymentId, ...started } = await call('POST /account/payments', {
        for: acting._id,
        invoices: numbers,
        method: 'card' as const,
      })
      return { id: paymentId, ...started }
    },
    record: async (transactionId, started) => {
      await call('PATCH /account/payments/{id}', { id: started.id, transactionId })
      toast.success('Paid', money(toMajor(started.amount, currency), currency))
      await again()
      onDone()
    },
    onMoved: () => void again(),
    billing: { name: displayName, email },
    keeps: 'and the invoices stay open',
  })
  const { start } = payment
  return (
    <>
      <p className="mt-1 text-sm text-soft">
        {numbers.join(', ')} of {acting.name}
        {start.data && (
          <>
            : <Money amount={toMajor(start.data.amount, currency)} currency={currency} />
          </>
        )}
        . What of {counted(invoices.length, 'invoice')} is paid otherwise meanwhile becomes your
        company’s credit.
      </p>
      <CardForm payment={payment} onCancel={onBack} cancel="Choose others" />
    </>
  )
}

/** What came of a payment at the payment gateway, for whoever comes back from its page; nothing for others. */
export function InvoicesCameBack() {
  const reload = useReload()
  return (
    <CameBack
      place="paid"
      ask={(id) => call('PATCH /account/payments/{id}', { id })}
      onPaid={() => void reload('GET /account', 'GET /account/invoices', 'GET /account/entries')}
      paid="the invoices are paid"
      unpaid="the invoices stay open"
    />
  )
}
