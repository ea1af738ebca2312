import type { DueInvoice } from '../../../../../contract/companies/credit.ts'
import { CheckboxField, Optional } from '../../../../ui/forms/field.tsx'
import { Money } from '../../../../ui/words/amounts.tsx'
import { Day } from '../../../../ui/words/when.tsx'

type Props = {
  invoices: DueInvoice[]
  /** Those that are chosen. */
  numbers: string[]
  isMore: boolean
  /** What the amount pays of each, by its number. */
  paid: Map<string, number>
  onChoose: (numbers: string[]) => void
}

/** Which open invoices a payment is for, each with what is open of it and what of that is paid. */
export function ChooseInvoices({ invoices, numbers, isMore, paid, onChoose }: Props) {
  if (invoices.length === 0)
    return <p className="text-sm text-soft">No invoice is open: it pays the next ones.</p>
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">
        Invoices that it pays first
        <Optional />
      </legend>
      <p className="mb-2 text-sm text-soft">
        What is not used up by them, and all of it when none is chosen, pays those due first.
      </p>
      <ul className="max-h-64 divide-y overflow-y-auto rounded-md border text-sm">
        {invoices.map((one) => (
          <li
            key={one.shipmentId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2"
          >
            <CheckboxField
              checked={numbers.includes(one.invoiceNumber)}
              onChange={({ target }) =>
                onChoose(
                  target.checked
                    ? [...numbers, one.invoiceNumber]
                    : numbers.filter((number) => number !== one.invoiceNumber),
                )
              }
              label={
                <>
                  <span className="font-medium">{one.invoiceNumber}</span>
                  <span className="block text-xs text-soft">
                    {one.orderNumber}, due <Day day={one.dueOn} />
                  </span>
                </>
              }
            />
            <span className="figures ms-auto text-end">
              <Money amount={one.open} currency={one.currency} /> open
              <span className="block text-xs text-soft">
                <Share invoice={one} paid={paid.get(one.invoiceNumber)} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {isMore && (
        <p className="mt-1 text-xs text-soft">The first {invoices.length}, those due first.</p>
      )}
    </fieldset>
  )
}

function Share({ invoice, paid }: { invoice: DueInvoice; paid: number | undefined }) {
  if (paid === undefined) return 'stays open'
  if (paid === invoice.open) return 'is paid'
  return (
    <>
      <Money amount={paid} currency={invoice.currency} /> of it is paid
    </>
  )
}
