import { type FormEvent, useState } from 'react'
import type { CompanyRole } from '../../../contract/companies/rights.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { noRoles, RoleFields } from './role-fields.tsx'

type Props = { open: boolean; onClose: () => void; company: string }

/** Invites a colleague by mail, who accepts by its link. */
export function InviteDialog({ open, onClose, company }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Invite a colleague">
      {open && <InviteForm onClose={onClose} company={company} />}
    </Dialog>
  )
}

type Errors = { email?: string | undefined; roles?: string | undefined }

function InviteForm({ onClose, company }: Omit<Props, 'open'>) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<CompanyRole[]>(['buyer'])
  const [errors, setErrors] = useState<Errors>({})
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    const missing: Errors = {
      ...(email.trim() === '' && { email: 'Please input the e-mail' }),
      ...(roles.length === 0 && { roles: noRoles }),
    }
    setErrors(missing)
    if (missing.email || missing.roles) return
    setBusy(true)
    const given = { email: email.trim(), roles }
    try {
      await call('POST /company/invitations', given, { key: idempotency.keyFor(given) })
      idempotency.fulfilled()
      toast.success('Invited', given.email)
      await reload('GET /company/invitations')
      onClose()
    } catch (error) {
      const named = error instanceof CallFault ? error.errors : []
      const of = (name: string) => named.find(({ path }) => path.startsWith(name))?.message
      setErrors({ email: of('email'), roles: of('roles') })
      if (named.length === 0) setFault(error as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Their e-mail"
        hint="The link works for this address alone, for a week."
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleFields chosen={roles} onChoose={setRoles} error={errors.roles} />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy} title={`To buy for ${company}`}>
          Send the invitation
        </Button>
      </div>
    </form>
  )
}
