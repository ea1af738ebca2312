import type { OpenInvitation } from '../../../contract/companies/members.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { RoleChips } from '../../trade/companies/roles.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { When } from '../../ui/words/when.tsx'

/** Who was invited and has not answered yet. Nothing where there is nobody. */
export function Invitations() {
  const reload = useReload()
  const { data, error, refetch } = useAnswer('GET /company/invitations', {})
  const { about, open, ask, close } = useAsked<OpenInvitation>()
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data || (data.items.length === 0 && !open)) return null
  const withdraw = async () => {
    if (!about) return
    await call('DELETE /company/invitations/{id}', { id: about._id })
    toast.warning('Invitation withdrawn', about.email)
    await reload('GET /company/invitations')
  }
  return (
    <section aria-labelledby="invited-title">
      <h2 id="invited-title" className="mb-3 text-lg font-semibold">
        Invited
      </h2>
      <ul className="panel divide-y">
        {data.items.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-56 text-sm">
              <p className="font-medium break-all">{one.email}</p>
              <p className="text-soft">
                Invited by {one.by || 'somebody who left'}, until{' '}
                <When at={one.expiresAt} as="date" />
              </p>
            </div>
            <RoleChips roles={one.roles} />
            <Button size="small" variant="quiet" onClick={() => ask(one)}>
              Withdraw<span className="sr-only"> the invitation of {one.email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        mild
        open={open}
        onClose={close}
        onConfirm={withdraw}
        title="Withdraw the invitation"
        action="Withdraw"
      >
        {about && `The link that went to ${about.email} opens nothing any more.`}
      </ConfirmDialog>
    </section>
  )
}
