import { Link } from 'react-router'
import type { Ageing, Receivable } from '../../../contract/companies/credit.ts'
import { ageingNames, ages } from '../../trade/credit/ageing.tsx'
import { CreditStateBadge } from '../../trade/credit/limit.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

/** A company's row, or the sum of all. */
export type ReceivableRow = Receivable & { isSum?: boolean }

type Read = (row: ReceivableRow) => number
type Amount = {
  id: string
  header: string
  read: Read
  sort?: string
  /** What is late is red. */
  isLate?: boolean
  /** What a card calls it, where that is more. */
  label?: string
  choice?: 'wished'
}

const amountColumn = ({
  id,
  header,
  read,
  sort,
  isLate,
  ...more
}: Amount): ColumnDef<ReceivableRow> => ({
  id,
  header,
  meta: {
    card: 'named',
    align: 'end',
    value: read,
    ...more,
    ...(sort && { sort: { down: sort } }),
  },
  cell: ({ row: { original } }) => (
    <span
      className={classNames(
        original.isSum && 'font-semibold',
        read(original) === 0 && 'text-soft',
        isLate && read(original) > 0 && 'text-danger',
      )}
      data-none={read(original) === 0 && !original.isSum ? true : undefined}
    >
      <Money amount={read(original)} currency={original.currency} />
    </span>
  ),
})

/** By days overdue, as a table has room for it. */
const shortNames: Record<keyof Ageing, string> = {
  notDue: 'Not due yet',
  days1to30: '1–30 d',
  days31to60: '31–60 d',
  days61to90: '61–90 d',
  over90: '91+ d',
}

/** The columns of what companies owe. */
export const receivablesColumns: ColumnDef<ReceivableRow>[] = [
  {
    id: 'name',
    header: 'Company',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name' },
      value: ({ company }) => company.legalName,
    },
    cell: ({ row: { original } }) =>
      original.isSum ? (
        <span className="font-semibold">{original.company.legalName}</span>
      ) : (
        <Link
          to={`/dashboard/companies/${original.company._id}#account`}
          title={original.company.legalName}
          className="block min-w-0 truncate py-0.5 font-medium no-underline hover:underline"
        >
          {original.company.legalName}
        </Link>
      ),
  },
  {
    id: 'number',
    header: 'Number',
    meta: { choice: 'wished', card: 'hidden', value: ({ company }) => company.number || null },
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.company.number}</span>,
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: ({ state, isSum }) => (isSum ? null : state) },
    cell: ({ row: { original } }) =>
      original.isSum ? <span data-none /> : <CreditStateBadge state={original.state} />,
  },
  amountColumn({ id: 'balance', header: 'Owed', read: ({ balance }) => balance, sort: 'balance' }),
  amountColumn({
    id: 'overdue',
    header: 'Overdue',
    sort: 'overdue',
    isLate: true,
    read: ({ overdue }) => overdue,
  }),
  ...ages.map((age) =>
    amountColumn({
      id: age,
      header: shortNames[age],
      label: ageingNames[age],
      isLate: age !== 'notDue',
      read: ({ ageing }) => ageing[age],
    }),
  ),
  amountColumn({
    id: 'disputed',
    header: 'Disputed',
    choice: 'wished',
    read: ({ disputed }) => disputed,
  }),
  {
    id: 'oldest',
    header: 'Oldest due',
    meta: { card: 'named', value: ({ oldestDueOn }) => oldestDueOn },
    cell: ({ row: { original } }) =>
      original.oldestDueOn ? <Day day={original.oldestDueOn} /> : <span data-none />,
  },
  amountColumn({
    id: 'committed',
    header: 'Not invoiced yet',
    choice: 'wished',
    read: ({ committed }) => committed,
  }),
  amountColumn({ id: 'limit', header: 'Limit', read: ({ limit }) => limit, choice: 'wished' }),
]
