import { useMemo, useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { switchCompany } from '../../app/switch-company.ts'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { ChangeMember } from './change-member.tsx'
import { membersColumns } from './columns.tsx'

type Props = { members: CompanyMember[]; acting: ActingFor }

/** The members, with what may be done about each. */
export function MembersTable({ members, acting }: Props) {
  const reload = useReload()
  const { data: centres } = useAnswer('GET /company/cost-centres', {})
  const ending = useAsked<CompanyMember>()
  const [changing, setChanging] = useState<CompanyMember | null>(null)
  const { ask } = ending
  const columns = useMemo(
    () => membersColumns(acting, centres?.items ?? [], { onChange: setChanging, onEnd: ask }),
    [acting, centres, ask],
  )
  const asked = ending.about
  const isOwn = asked?._id === acting.memberId
  const end = async () => {
    if (!asked) return
    await call('DELETE /company/members/{id}', { id: asked._id })
    toast.warning(
      isOwn ? `You have left ${acting.name}` : 'Removed',
      isOwn ? undefined : asked.displayName,
    )
    if (isOwn) await switchCompany(null)
    else await reload('GET /company/members')
  }
  return (
    <>
      <DataTable columns={columns} rows={members} caption="Members" rowId={({ _id }) => _id} />
      <ConfirmDialog
        mild
        open={ending.open}
        onClose={ending.close}
        onConfirm={end}
        title={isOwn ? `Leave ${acting.name}` : 'Remove from the company'}
        action={isOwn ? 'Leave' : 'Remove'}
      >
        {asked &&
          (isOwn
            ? `You no longer buy for ${acting.name}. What you ordered for it stays with it. Its purchasing admins are told by mail.`
            : `${asked.displayName} no longer buys for ${acting.name}, from this moment on. What was ordered for it stays with it. They and its purchasing admins are told by mail.`)}
      </ConfirmDialog>
      <ChangeMember member={changing} acting={acting} onClose={() => setChanging(null)} />
    </>
  )
}
