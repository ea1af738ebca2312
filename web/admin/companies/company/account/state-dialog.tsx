import { type FormEvent, useState } from 'react'
import type { CompanyDetail } from '../../../../../contract/companies/companies.ts'
import type { CreditAccount } from '../../../../../contract/companies/credit.ts'
import { call } from '../../../../app/api.ts'
import { FaultNote } from '../../../../trade/faults/fault-note.tsx'
import { Button } from '../../../../ui/button.tsx'
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
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      const given = { state: isStop ? ('stopped' as const) : ('open' as const), note }
      await call('PATCH /companies/{id}/account', { id: company._id, ...given })
      toast.success(isStop ? 'Account stopped' : 'Account opened again', company.legalName)
      onClose()
      await onDone()
    } catch (error) {
      setFault(error as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <p>
        {isStop
          ? 'Its members order by card from this moment on. What was ordered goes its way, and what is owed stays owed.'
          : 'Its members order on account again, as far as its limit goes.'}
      </p>
      <TextArea
        label="What its members read"
        hint="Goes by mail to those who pay."
        optional
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant={isStop ? 'danger' : 'primary'} busy={busy}>
          {isStop ? 'Stop' : 'Open again'}
        </Button>
      </div>
    </form>
  )
}
