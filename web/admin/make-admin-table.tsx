import { type ReactNode, useMemo, useRef, useState } from 'react'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { loadSession, usePerson } from '../session.ts'
import { DataTable } from '../ui/data-table.tsx'
import { toast } from '../ui/toast.ts'
import { ActionFaultNote } from './action-fault.tsx'
import { ChangingRole, type User, usersColumns } from './make-admin-columns.tsx'
import { DemoteDialog } from './make-admin-demote.tsx'
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
  const { busy, fault, run, forget } = useAction()
  const [asked, setAsked] = useState<User | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const columns = useMemo(() => usersColumns(before), [before])
  const change = async (
    user: User,
    route: 'PUT /user/admin/{email}' | 'DELETE /user/admin/{email}',
  ) => {
    const done = await run(
      user.email,
      async () => {
        const { modifiedCount } = await call(route, { email: user.email })
        if (modifiedCount) toast.success('Successfully updated')
      },
      user.displayName || user.email,
    )
    if (done) setAsked(null)
    // who gave up the own role is shown what buyers see
    if (done && route.startsWith('DELETE') && user.email === me.email) return void loadSession()
    await reload('GET /users')
    if (done) returnFocus.current?.()
  }
  const onAct = (user: User) => {
    returnFocus.current = rememberRow()
    if (user.role === 'admin') setAsked(user)
    else void change(user, 'PUT /user/admin/{email}')
  }
  return (
    <ChangingRole value={{ busy, onAct }}>
      {!asked && <ActionFaultNote fault={fault} />}
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
      <DemoteDialog
        user={asked}
        isMe={asked?.email === me.email}
        busy={busy !== null}
        error={fault?.error ?? null}
        onClose={() => {
          setAsked(null)
          forget()
        }}
        onConfirm={(user) => void change(user, 'DELETE /user/admin/{email}')}
      />
    </ChangingRole>
  )
}
