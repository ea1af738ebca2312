import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { RoleChips } from '../../trade/companies/roles.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { When } from '../../ui/words/when.tsx'

type Acts = { onRoles: (member: CompanyMember) => void; onEnd: (member: CompanyMember) => void }

/** The columns of a company's members. Who does not manage the company may leave it, and changes nothing else. */
export const membersColumns = (
  { memberId, rights }: ActingFor,
  { onRoles, onEnd }: Acts,
): ColumnDef<CompanyMember>[] => [
  {
    id: 'name',
    header: 'Name',
    meta: { card: 'lead', grows: true },
    cell: ({ row: { original: member } }) => (
      <span className="font-medium wrap-anywhere">
        {member.displayName}
        {member._id === memberId && <span className="font-normal text-soft"> (you)</span>}
      </span>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ row }) => <span className="break-all">{row.original.email}</span>,
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ row }) => <RoleChips roles={row.original.roles} />,
  },
  {
    id: 'since',
    header: 'Since',
    meta: { card: 'named' },
    cell: ({ row }) => (
      <span className="text-soft">
        <When at={row.original.since} as="date" />
      </span>
    ),
  },
  {
    id: 'acts',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', label: 'Do' },
    cell: ({ row: { original: member } }) => (
      <span className="flex gap-1.5 max-md:flex-wrap md:justify-end">
        {rights.includes('manage') && (
          <Button size="small" onClick={() => onRoles(member)}>
            Roles<span className="sr-only"> of {member.displayName}</span>
          </Button>
        )}
        {member._id === memberId ? (
          <Button size="small" variant="quiet" onClick={() => onEnd(member)}>
            Leave
          </Button>
        ) : (
          rights.includes('manage') && (
            <Button size="small" variant="quiet" onClick={() => onEnd(member)}>
              Remove<span className="sr-only"> {member.displayName}</span>
            </Button>
          )
        )}
      </span>
    ),
  },
]
