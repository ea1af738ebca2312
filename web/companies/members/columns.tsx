import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import type { CompanyMember } from '../../../contract/companies/companies.ts'
import { costCentreText } from '../../../contract/companies/cost-centre-text.ts'
import type { CostCentre } from '../../../contract/companies/cost-centres.ts'
import { RoleChips } from '../../trade/companies/roles.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { When } from '../../ui/words/when.tsx'

type Acts = { onChange: (member: CompanyMember) => void; onEnd: (member: CompanyMember) => void }

/** The columns of a company's members. Who does not manage the company may leave it, and changes nothing else. */
export const membersColumns = (
  { memberId, rights }: ActingFor,
  centres: CostCentre[],
  { onChange, onEnd }: Acts,
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
  ...(centres.length > 0 ? [usualCentre(centres)] : []),
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
          <Button size="small" onClick={() => onChange(member)}>
            Change<span className="sr-only"> {member.displayName}</span>
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

const usualCentre = (centres: CostCentre[]): ColumnDef<CompanyMember> => ({
  id: 'centre',
  header: 'Usual cost centre',
  meta: { card: 'named' },
  cell: ({ row: { original: member } }) => {
    const own = centres.find(({ _id }) => _id === member.costCentreId)
    return own ? (
      <span className="wrap-anywhere">{costCentreText(own)}</span>
    ) : (
      <span className="text-soft">None</span>
    )
  },
})
