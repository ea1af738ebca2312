import { useState } from 'react'
import type { BankLine } from '../../../contract/bank/bank.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { asField, typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { money } from '../../ui/words/amounts.tsx'
import { ChooseInvoices } from '../companies/company/account/choose-invoices.tsx'
import { sharesOf } from '../companies/company/account/shares.ts'
import { LineFacts } from './line-facts.tsx'

type Props = {
  line: BankLine | undefined
  open: boolean
  onClose: () => void
  onDone: () => Promise<unknown>
}

/** Says by hand what a line pays. */
export const MatchDialog = (props: Props) => (
  <Dialog open={props.open} onClose={props.onClose} title="What does it pay?" wide>
    {props.line && <MatchForm {...props} line={props.line} />}
  </Dialog>
)

function MatchForm({ line, onClose, onDone }: Props & { line: BankLine }) {
  const { currency } = line
  const left = toMajor(toMinor(line.amount, currency) - toMinor(line.matched, currency), currency)
  const [first] = line.suggestions
  const [companyId, setCompanyId] = useState(first?.company?._id ?? '')
  const [amount, setAmount] = useState(asField(left))
  const [numbers, setNumbers] = useState<string[]>(first?.invoices ?? [])
  const [order, setOrder] = useState(first?.order?.number ?? '')
  const [note, setNote] = useState('')
  const idempotency = useIdempotencyKey()
  const sending = useSending()
  const companies = useAnswer('GET /receivables', { sort: 'name' })
  const owed = useAnswer(
    'GET /companies/{id}/account/invoices',
    { id: companyId, state: 'open', limit: 100 },
    { enabled: companyId !== '' },
  )
  const invoices = companyId === '' || owed.isPlaceholderData ? [] : (owed.data?.items ?? [])
  const chosen = invoices.filter(({ invoiceNumber }) => numbers.includes(invoiceNumber))
  const others = invoices.filter((one) => !chosen.includes(one))
  const came = typedNumber(amount)
  const shares = sharesOf(came > 0 ? came : 0, chosen, others, currency)
  const send = sending.sends(
    async () => {
      const given = {
        id: line._id,
        note,
        surplus: 'credit' as const,
        amount: came,
        ...(order.trim()
          ? { order }
          : { companyId, invoices: chosen.map(({ invoiceNumber }) => invoiceNumber) }),
      }
      await call('POST /bank-lines/{id}/matches', given, { key: idempotency.keyFor(given) })
      idempotency.fulfilled()
      toast.success('Matched', money(came, currency))
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <LineFacts line={line} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Company"
          value={companyId}
          error={sending.errorOf('companyId')}
          onChange={({ target }) => {
            setCompanyId(target.value)
            setNumbers([])
          }}
        >
          <option value="">Choose a company</option>
          {companies.data?.items.map(({ company, balance }) => (
            <option key={company._id} value={company._id}>
              {company.legalName}, owes {money(balance, currency)}
            </option>
          ))}
        </SelectField>
        <NumberField
          label="Amount"
          hint={`${money(left, currency)} of the line is left.`}
          value={amount}
          error={sending.errorOf('amount')}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <TextField
        label="Or an order by transfer"
        hint="Its number, as its buyer has it. What it does not take is its company’s, or is to be paid out."
        optional
        maxLength={40}
        value={order}
        error={sending.errorOf('order')}
        onChange={({ target }) => setOrder(target.value)}
      />
      {companyId !== '' && owed.isPending && <Skeleton className="h-24 w-full" />}
      {companyId !== '' && !order.trim() && owed.data && !owed.isPlaceholderData && (
        <ChooseInvoices
          invoices={invoices}
          numbers={numbers}
          isMore={owed.data.next !== null}
          paid={shares.paid}
          onChoose={setNumbers}
        />
      )}
      {companyId !== '' && !order.trim() && (
        <p role="status" className="figures text-sm text-soft">
          {shares.left === 0
            ? 'Nothing is left over.'
            : `${money(shares.left, currency)} is left over, and pays the company’s next invoices.`}
        </p>
      )}
      <TextField
        label="Note"
        optional
        maxLength={500}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Match {came > 0 && money(came, currency)}
      </FormEnd>
    </form>
  )
}
