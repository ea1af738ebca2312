import { type ReactNode, useMemo, useRef, useState } from 'react'
import { call } from '../api.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useReload } from '../queries.tsx'
import { loadSession, usePerson } from '../session.ts'
import { DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toast.ts'
import { ActionFaultNote } from './action-fault.tsx'
import { ChangingRole, type User, usersColumns } from './make-admin-columns.tsx'
import { rememberRow } from './row-focus.ts'
import { useAction } from './use-action.ts'

type Props = {
  users: User[]
  /** The number of the row before the first. */
  before: number
  sort: string
  onSort: (sort: string) => void
  busy: boolean
  /** What stands in place of no rows. */
  empty: ReactNode
}

/** Users with the change of their role. */
export function UsersTable({ users, before, sort, onSort, busy: loading, empty }: Props) {
  const reload = useReload()
  const me = usePerson()
  const { busy, fault, run } = useAction()
  const [asked, setAsked] = useState<User | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const columns = useMemo(() => usersColumns(before), [before])
  const onChanged = async () => {
    await reload('GET /users')
    returnFocus.current?.()
  }
  const promote = async (user: User) => {
    const name = user.displayName || user.email
    const done = await run(user.email, () => changeRole('PUT /user/admin/{email}', user), name)
    await (done ? onChanged() : reload('GET /users'))
  }
  const demote = async () => {
    if (!asked) return
    try {
      await changeRole('DELETE /user/admin/{email}', asked)
    } catch (error) {
      await reload('GET /users')
      throw error
    }
    // who gave up the own role is shown what buyers see
    if (asked.email === me.email) await loadSession()
  }
  const onAct = (user: User) => {
    returnFocus.current = rememberRow()
    if (user.role === 'admin') setAsked(user)
    else void promote(user)
  }
  return (
    <ChangingRole value={{ busy, onAct }}>
      <ActionFaultNote fault={fault} />
      {users.length === 0 ? (
        empty
      ) : (
        <div className="[&_tbody_tr:nth-child(even)]:bg-sunken">
          <DataTable
            columns={columns}
            rows={users}
            caption="All Users"
            rowId={(user) => user._id}
            sort={sort}
            onSort={onSort}
            busy={loading}
          />
        </div>
      )}
      <ConfirmDialog
        mild
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={demote}
        onDone={onChanged}
        action="Remove admin"
      >
        {asked && whatGoes(asked, asked.email === me.email)}
      </ConfirmDialog>
    </ChangingRole>
  )
}

async function changeRole(
  route: 'PUT /user/admin/{email}' | 'DELETE /user/admin/{email}',
  { email }: User,
) {
  const { modifiedCount } = await call(route, { email })
  if (modifiedCount) toast.success('Successfully updated')
}

const whatGoes = (user: User, isMe: boolean) =>
  isMe
    ? 'You will not see the back office any more, and only another admin can bring you back.'
    : `${user.displayName || user.email} will not see the back office any more. An admin can bring them back.`
