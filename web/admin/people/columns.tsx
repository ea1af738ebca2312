import { createContext, use } from 'react'
import type { z } from 'zod'
import type { user } from '../../../contract/people/identity.ts'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { LogOutButton } from './log-out.tsx'

export type User = z.output<typeof user>

/** What rows ask for another role through. */
export const ChangingRole = createContext<(user: User) => void>(() => {})

export const isAdmin = ({ role }: User) => role === 'admin'

/** What is done to a user's role, in the specification's words where it has some. */
export const roleAction = (user: User) => (isAdmin(user) ? 'Remove admin' : 'Make Admin')

/** The specification's columns. `before` is the number of the row before the first. */
export const usersColumns = (before: number): ColumnDef<User>[] => [
  {
    id: 'place',
    header: '#',
    cell: ({ row }) => <span className="text-soft">{figure(before + row.index + 1)}</span>,
    meta: { card: 'hidden', sort: { down: 'newest' } },
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => (
      <div className="max-w-80">
        <span className="font-medium wrap-anywhere">{original.displayName || 'No name'}</span>
        <p className="text-xs text-soft">
          <Facts>
            <span>
              Since <When at={original.createdAt} as="date" />
            </span>
            {counted(original.orders, 'order')}
          </Facts>
        </p>
      </div>
    ),
    meta: { card: 'lead', grows: true, sort: { up: 'name' } },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row: { original } }) => (
      <div>
        <span className="break-all">{original.email}</span>
        {!original.emailVerified && <p className="text-xs text-soft">Not verified</p>}
      </div>
    ),
    meta: { sort: { up: 'email' } },
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ row }) => (
      <div className="flex flex-wrap gap-2">
        <RoleButton user={row.original} />
        <LogOutButton user={row.original} />
      </div>
    ),
    meta: { card: 'end' },
  },
]

function RoleButton({ user }: { user: User }) {
  const onAct = use(ChangingRole)
  const words = roleAction(user)
  return (
    <Button size="small" aria-label={`${words}: ${user.email}`} onClick={() => onAct(user)}>
      {words}
    </Button>
  )
}
