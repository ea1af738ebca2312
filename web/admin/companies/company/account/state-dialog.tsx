import { useState } from 'react'
import type { CompanyDetail } from '../../../../../contract/companies/companies.ts'
import type { CreditAccount } from '../../../../../contract/companies/credit.ts'
import { call } from '../../../../app/api.ts'
import { FormEnd } from '../../../../trade/faults/form-end.tsx'
import { useSending } from '../../../../trade/faults/use-sending.ts'
import { TextArea } from '../../../../ui/forms/field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'

type Props = {
  company: CompanyDetail
  account: CreditAccount
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Stops an account, or opens it again, with words for those who pay. */
export const StateDialog = (props: Props) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.account.state === 'open' ? 'Stop the account' : 'Open the account again'}
  >
    {props.open && <StateForm {...props} />}
  </Dialog>
)

function StateForm({ company, account, onClose, onDone }: Props) {
  // of what it was opened for: the account behind it changes first
  const [isStop] = useState(account.state === 'open')
  const [note, setNote] = useState('')
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = { state: isStop ? ('stopped' as const) : ('open' as const), note }
    await call('PATCH /companies/{id}/account', { id: company._id, ...given })
    toast.success(isStop ? 'Account stopped' : 'Account opened again', company.legalName)
    onClose()
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <p>
        {isStop
          ? 'Its members pay orders before they leave from this moment on. What was ordered goes its way, and what is owed stays owed.'
          : 'Its members order on account again, as far as its limit goes.'}
      </p>
      <TextArea
        label="What its members read"
        hint="Goes by mail to those who pay."
        optional
        rows={3}
        maxLength={1_000}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose} variant={isStop ? 'danger' : 'primary'}>
        {isStop ? 'Stop' : 'Open again'}
      </FormEnd>
    </form>
  )
}
