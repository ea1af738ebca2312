import { Link } from 'react-router'
import type { ListedCompany } from '../../../contract/companies/companies.ts'
import { countryName } from '../../../contract/parts/countries.ts'
import { CompanyStateBadge, companyStateWords } from '../../trade/companies/state.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

/** The columns of companies for the seller. */
export const companiesColumns: ColumnDef<ListedCompany>[] = [
  {
    id: 'name',
    header: 'Company',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name', down: '-name' },
      value: ({ legalName }) => legalName,
    },
    cell: ({ row: { original } }) => (
      <Link
        to={`/dashboard/companies/${original._id}`}
        title={original.legalName}
        className="block min-w-0 truncate py-0.5 font-medium no-underline hover:underline"
      >
        {original.legalName}
      </Link>
    ),
  },
  {
    id: 'number',
    header: 'Number',
    meta: { value: ({ number }) => number },
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.number}</span>,
  },
  {
    id: 'country',
    header: 'Country',
    meta: { value: ({ country }) => country },
    cell: ({ row }) => countryName(row.original.country),
  },
  {
    id: 'registration',
    header: 'Registration no.',
    meta: { card: 'named', value: ({ registrationNumber }) => registrationNumber },
    cell: ({ row }) => (
      <span className="block max-w-40 truncate" title={row.original.registrationNumber}>
        {row.original.registrationNumber}
      </span>
    ),
  },
  {
    id: 'taxId',
    header: 'Tax id',
    meta: { card: 'hidden', choice: 'wished', value: ({ taxId }) => taxId || null },
    cell: ({ row }) => row.original.taxId,
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: ({ state }) => companyStateWords[state] },
    cell: ({ row }) => <CompanyStateBadge state={row.original.state} />,
  },
  {
    id: 'members',
    header: 'Members',
    meta: { card: 'named', align: 'end', value: ({ members }) => members },
    cell: ({ row }) => figure(row.original.members),
  },
  {
    id: 'orders',
    header: 'Orders',
    meta: { card: 'named', align: 'end', value: ({ orders }) => orders },
    cell: ({ row }) => figure(row.original.orders),
  },
  {
    id: 'applied',
    header: 'Applied',
    meta: { sort: { down: 'newest' }, value: ({ createdAt }) => createdAt },
    cell: ({ row }) => (
      <span className="text-soft">
        <When at={row.original.createdAt} as="date" />
      </span>
    ),
  },
]
