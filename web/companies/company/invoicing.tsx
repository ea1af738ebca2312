import { useState } from 'react'
import type { Company } from '../../../contract/companies/companies.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type How = Company['invoicing']
type Props = { invoicing: How; mayChange: boolean; onChange: (invoicing: How) => Promise<void> }

const formats: { format: How['format']; name: string; says: string }[] = [
  { format: 'pdf', name: 'PDF', says: 'On paper, or for the eye.' },
  {
    format: 'facturx',
    name: 'Factur-X / ZUGFeRD',
    says: 'The same PDF with its data by EN 16931 in it, for your bookkeeping.',
  },
  {
    format: 'ubl',
    name: 'PDF and Peppol UBL',
    says: 'A file of data beside it, by Peppol BIS Billing 3.',
  },
]

/** How the company gets its invoices and credit notes. Who does not manage the company reads it. */
export function Invoicing({ invoicing, mayChange, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const { format, email, electronicAddress, reference } = invoicing
  const facts = [
    ['Written as', formats.find((one) => one.format === format)?.name ?? ''],
    ['Also sent to', email || 'nobody besides whoever ordered'],
    ['Electronic address', electronicAddress || 'none'],
    ['Your reference', reference || 'none'],
  ]
  return (
    <section aria-labelledby="invoicing-title" className="panel space-y-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invoicing-title" className="text-lg font-semibold">
          Invoices
        </h2>
        {mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            Change
          </Button>
        )}
      </div>
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0 wrap-anywhere">
            <dt className="text-xs text-soft">{name}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      <Missing invoicing={invoicing} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Invoices">
        {open && <Form invoicing={invoicing} onChange={onChange} onClose={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

/** What Peppol takes that is not there: until then its invoices come as PDF alone. */
function Missing({ invoicing: { format, electronicAddress, reference } }: { invoicing: How }) {
  if (format !== 'ubl' || (electronicAddress && reference)) return null
  return (
    <Note kind="warn">
      {electronicAddress
        ? 'Peppol also takes a reference of yours, or a purchase order number on each order.'
        : 'Peppol takes your electronic address: until it is there, invoices come as PDF alone.'}
    </Note>
  )
}

function Form({
  invoicing,
  onChange,
  onClose,
}: Omit<Props, 'mayChange'> & { onClose: () => void }) {
  const sending = useSending()
  const [how, setHow] = useState(invoicing)
  const set = (change: Partial<How>) => setHow({ ...how, ...change })
  const send = sending.sends(async () => {
    await onChange(how)
    toast.success('Kept for the next invoice')
    onClose()
  })
  const errorOf = (field: string) => sending.errorOf(`invoicing.${field}`)
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4" noValidate>
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-medium">Written as</legend>
        {formats.map(({ format, name, says }) => (
          <RadioCard
            key={format}
            name="format"
            isChosen={how.format === format}
            onChoose={() => set({ format })}
          >
            {name}
            <span className="block text-soft">{says}</span>
          </RadioCard>
        ))}
      </fieldset>
      <TextField
        label="Also sent to"
        hint="The e-mail address of your bookkeeping. It gets each invoice and credit note."
        optional
        type="email"
        maxLength={200}
        value={how.email}
        error={errorOf('email')}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label="Electronic address"
        hint="Scheme, colon, id, such as 9930:DE123456789 (VAT number) or 0088:4000001000005 (GLN)."
        optional
        maxLength={120}
        autoComplete="off"
        value={how.electronicAddress}
        error={errorOf('electronicAddress')}
        onChange={({ target }) => set({ electronicAddress: target.value })}
      />
      <TextField
        label="Your reference"
        hint="Where you want invoices booked, such as a Leitweg-ID. It stands in the data."
        optional
        maxLength={60}
        value={how.reference}
        error={errorOf('reference')}
        onChange={({ target }) => set({ reference: target.value })}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Save
      </FormEnd>
    </form>
  )
}
