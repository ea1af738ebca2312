import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { loadSession, usePerson } from '../../app/session.ts'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { ColumnDef, TableLook } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { rememberRow } from '../row-focus.ts'
import { ChangingRole, isAdmin, roleAction, type User } from './columns.tsx'

type Props = {
  users: User[]
  columns: ColumnDef<User>[]
  look: TableLook
  sort: string
  onSort: (sort: string) => void
  busy: boolean
  /** What stands in place of no rows. */
  empty: ReactNode
}

/** Users with the change of their role. */
export function UsersTable({ users, columns, look, sort, onSort, busy: loading, empty }: Props) {
  const reload = useReload()
  const me = usePerson()
  const [asked, setAsked] = useState<User | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const onChanged = async () => {
    await reload('GET /users')
    returnFocus.current?.()
  }
  const change = async () => {
    if (!asked) return
    try {
      await changeRole(asked)
    } catch (error) {
      await reload('GET /users')
      throw error
    }
    // who gave up the own role is shown what buyers see
    if (asked.email === me.email) await loadSession()
  }
  const onAct = (user: User) => {
    returnFocus.current = rememberRow()
    setAsked(user)
  }
  return (
    <ChangingRole value={onAct}>
      {users.length === 0 ? (
        empty
      ) : (
        <div className="[&_tbody_tr:nth-child(even)]:bg-sunken">
          <DataTable
            columns={columns}
            rows={users}
            caption="All Users"
            rowId={(user) => user._id}
            look={look}
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
        onConfirm={change}
        onDone={onChanged}
        action={asked && roleAction(asked)}
      >
        {asked &&
          (isAdmin(asked) ? whatGoes(asked, asked.email === me.email) : <WhatComes user={asked} />)}
      </ConfirmDialog>
    </ChangingRole>
  )
}

async function changeRole(user: User) {
  const { email } = user
  const { modifiedCount } = await (isAdmin(user)
    ? call('DELETE /user/admin/{email}', { email })
    : call('PUT /user/admin/{email}', { email }))
  if (modifiedCount) toast.success('Successfully updated', email)
}

const whatGoes = (user: User, isMe: boolean) =>
  isMe
    ? 'You will not see the back office any more, and only another admin can bring you back.'
    : `${user.displayName || user.email} will not see the back office any more. An admin can bring them back.`

/** What an admin may, said before somebody becomes one; an address that nobody has proven is named. */
function WhatComes({ user }: { user: User }) {
  return (
    <div className="space-y-3">
      <p className="wrap-anywhere">
        {user.displayName ? `${user.displayName}, ${user.email},` : user.email} will manage orders,
        parts, reviews and other admins, and see what every buyer ordered.
      </p>
      {!user.emailVerified && (
        <Note kind="warn">
          Nobody has proven that this address is theirs: whoever registered may have typed somebody
          else’s. Ask them to open the link of their verification mail first.
        </Note>
      )}
    </div>
  )
}
