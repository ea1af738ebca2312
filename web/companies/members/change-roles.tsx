import { type FormEvent, useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { loadSession } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { noRoles, RoleFields } from './role-fields.tsx'

type Props = { member: CompanyMember | null; acting: ActingFor; onClose: () => void }

/** Says anew what a member may do. */
export function ChangeRoles({ member, acting, onClose }: Props) {
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={member ? `Roles of ${member.displayName}` : 'Roles'}
    >
      {member && <RolesForm member={member} acting={acting} onClose={onClose} />}
    </Dialog>
  )
}

type FormProps = { member: CompanyMember; acting: ActingFor; onClose: () => void }

function RolesForm({ member, acting, onClose }: FormProps) {
  const reload = useReload()
  const [roles, setRoles] = useState(member.roles)
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setError(roles.length === 0 ? noRoles : undefined)
    setFault(undefined)
    if (roles.length === 0) return
    setBusy(true)
    try {
      await call('PATCH /company/members/{id}', { id: member._id, roles })
      toast.success('Roles changed', member.displayName)
      // who gave up a role of their own sees what is left
      if (member._id === acting.memberId) await loadSession()
      await reload('GET /company/members')
      onClose()
    } catch (refused) {
      setFault(refused as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4">
      <RoleFields chosen={roles} onChoose={setRoles} error={error} />
      <p className="text-sm text-soft">What they may changes at once, and they are told by mail.</p>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save roles
        </Button>
      </div>
    </form>
  )
}
