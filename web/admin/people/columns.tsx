import { createContext, use } from 'react'
import type { z } from 'zod'
import type { user } from '../../../contract/people/identity.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
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
    meta: { card: 'hidden', label: 'Place', sort: { down: 'newest' } },
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium">{original.displayName || 'No name'}</span>
        <span className="ms-2 text-xs text-soft">
          since <When at={original.createdAt} as="date" />, {counted(original.orders, 'order')}
        </span>
      </>
    ),
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name' },
      value: ({ displayName }) => displayName,
    },
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        <span className="break-all">{original.email}</span>
        {!original.emailVerified && <Badge variant="neutral">Not verified</Badge>}
      </span>
    ),
    meta: { choice: 'stays', sort: { up: 'email' }, value: ({ email }) => email },
  },
  {
    id: 'since',
    header: 'Since',
    cell: ({ row }) => <When at={row.original.createdAt} as="date" />,
    meta: { card: 'hidden', choice: 'wished', value: ({ createdAt }) => createdAt.slice(0, 10) },
  },
  {
    id: 'orders',
    header: 'Orders',
    cell: ({ row }) => figure(row.original.orders),
    meta: { card: 'hidden', align: 'end', choice: 'wished', value: ({ orders }) => orders },
  },
  {
    id: 'verified',
    header: 'Verified',
    cell: ({ row }) => (row.original.emailVerified ? 'Yes' : 'No'),
    meta: {
      card: 'hidden',
      choice: 'wished',
      value: ({ emailVerified }) => (emailVerified ? 'yes' : 'no'),
    },
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ row }) => (
      <div className="flex gap-2">
        <RoleButton user={row.original} />
        <LogOutButton user={row.original} />
      </div>
    ),
    meta: { card: 'end', choice: 'stays' },
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
