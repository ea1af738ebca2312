import { type FormEvent, useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { loadSession } from '../../app/session.ts'
import { CostCentreField } from '../../trade/companies/cost-centre-field.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { noRoles, RoleFields } from './role-fields.tsx'

type Props = { member: CompanyMember | null; acting: ActingFor; onClose: () => void }

/** Says anew what a member may do, and where their orders are booked to. */
export function ChangeMember({ member, acting, onClose }: Props) {
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={member ? `Change ${member.displayName}` : 'Change'}
    >
      {member && <MemberForm member={member} acting={acting} onClose={onClose} />}
    </Dialog>
  )
}

type FormProps = { member: CompanyMember; acting: ActingFor; onClose: () => void }

function MemberForm({ member, acting, onClose }: FormProps) {
  const reload = useReload()
  const [roles, setRoles] = useState(member.roles)
  const [costCentreId, setCostCentreId] = useState(member.costCentreId ?? '')
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
      const change = { roles, costCentreId: costCentreId || null }
      const { modifiedCount } = await call('PATCH /company/members/{id}', {
        id: member._id,
        ...change,
      })
      toast.success(modifiedCount > 0 ? 'Changed' : 'Nothing to change', member.displayName)
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
      <CostCentreField
        label="Usual cost centre"
        hint="Their orders are booked to it unless they choose another."
        value={costCentreId}
        onChange={({ target }) => setCostCentreId(target.value)}
      />
      <p className="text-sm text-soft">It holds at once. They are told of other roles by mail.</p>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
