import { useState } from 'react'
import type { CompanyDetail } from '../../../../../contract/companies/companies.ts'
import type { CreditAccount } from '../../../../../contract/companies/credit.ts'
import type { OverLimit, WhenOverdue } from '../../../../../contract/companies/credit-words.ts'
import { asField, typedNumber } from '../../../../../contract/words/typed.ts'
import { call } from '../../../../app/api.ts'
import { useReload } from '../../../../app/queries.tsx'
import { FormEnd } from '../../../../trade/faults/form-end.tsx'
import { useSending } from '../../../../trade/faults/use-sending.ts'
import { SelectField, TextArea, TextField } from '../../../../ui/forms/field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'

type Props = {
  company: CompanyDetail
  /** Null while there is none. */
  account: CreditAccount | null
  open: boolean
  onClose: () => void
  /** After it was changed: reads again what its change changed. */
  onDone?: () => Promise<void>
}

/** Lets a company buy on account, or changes how. */
export const ChangeDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.account ? 'Change the account' : 'Let it buy on account'}
  >
    {props.open && <ChangeForm {...props} />}
  </Dialog>
)

function ChangeForm({ company, account, onClose, onDone }: Props) {
  const reload = useReload()
  const [limit, setLimit] = useState(account ? asField(account.limit) : '')
  const [days, setDays] = useState(String(account?.days ?? 30))
  const [percent, setPercent] = useState(account?.discount ? asField(account.discount.percent) : '')
  const [early, setEarly] = useState(String(account?.discount?.days ?? ''))
  const [deposit, setDeposit] = useState(account?.deposit ? asField(account.deposit) : '')
  const [overLimit, setOverLimit] = useState<OverLimit>(account?.overLimit ?? 'refuse')
  const [whenOverdue, setWhenOverdue] = useState<WhenOverdue>(account?.whenOverdue ?? 'refuse')
  const [note, setNote] = useState('')
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const isDiscounted = percent.trim() !== '' || early.trim() !== ''
    const discount = isDiscounted
      ? { percent: typedNumber(percent), days: typedNumber(early) }
      : null
    const terms = { limit: typedNumber(limit), days: typedNumber(days), discount }
    const asked = deposit.trim() === '' ? 0 : typedNumber(deposit)
    const given = { ...terms, deposit: asked, overLimit, whenOverdue, note }
    await call('PATCH /companies/{id}/account', { id: company._id, ...given })
    toast.success(account ? 'Account changed' : 'It buys on account now', company.legalName)
    await (onDone ? onDone() : reload('GET /companies/{id}/account'))
    onClose()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <NumberField
        label="Limit"
        hint="What it may owe, together with what it ordered and was not invoiced yet."
        value={limit}
        error={errorOf('limit')}
        onChange={({ target }) => setLimit(target.value)}
      />
      <TextField
        label="Days"
        type="number"
        inputMode="numeric"
        min={0}
        max={365}
        hint="So long after an invoice it is due. What is invoiced already stays due when it was."
        value={days}
        error={errorOf('days')}
        onChange={({ target }) => setDays(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Early-payment discount"
          hint="Percent of the invoice."
          optional
          value={percent}
          error={errorOf('discount.percent')}
          onChange={({ target }) => setPercent(target.value)}
        />
        <TextField
          label="Early payment within"
          hint="Days after an invoice."
          optional
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          value={early}
          error={errorOf('discount.days')}
          onChange={({ target }) => setEarly(target.value)}
        />
      </div>
      <NumberField
        label="Deposit"
        hint="Percent of an order that is paid before it is confirmed, at most 100. It lowers what the invoices ask for."
        optional
        value={deposit}
        error={errorOf('deposit')}
        onChange={({ target }) => setDeposit(target.value)}
      />
      <SelectField
        label="Orders above the limit"
        value={overLimit}
        error={errorOf('overLimit')}
        onChange={({ target }) => setOverLimit(target.value as OverLimit)}
      >
        <option value="refuse">Refuse orders on account</option>
        <option value="hold">Take orders, and put them on hold</option>
      </SelectField>
      <SelectField
        label="While something is overdue"
        value={whenOverdue}
        error={errorOf('whenOverdue')}
        onChange={({ target }) => setWhenOverdue(target.value as WhenOverdue)}
      >
        <option value="refuse">Refuse orders on account</option>
        <option value="hold">Take orders, and put them on hold</option>
        <option value="warn">Take orders, warn buyers</option>
      </SelectField>
      <TextArea
        label="What its members read"
        hint="Goes by mail to those who pay, and stands on their account’s page."
        optional
        rows={3}
        maxLength={1_000}
        value={note}
        error={errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        {account ? 'Save' : 'Open the account'}
      </FormEnd>
    </form>
  )
}
