import { Pencil, Share2, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ListHead } from '../../contract/lists.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'
import { counted } from '../ui/words/amounts.tsx'
import { When } from '../ui/words/when.tsx'
import type { useMayOnList } from './may-on-list.ts'

/** What can be done to a list among others. Who may change a company’s list renames it; its maker, or who leads, does the rest. */
export type Task = 'rename' | 'share' | 'delete'

const tasks = [
  { task: 'rename', word: 'Rename', icon: Pencil, asks: 'changeCompanyList' },
  { task: 'share', word: 'Share', icon: Share2, asks: 'disposeOfCompanyList' },
  { task: 'delete', word: 'Delete', icon: Trash2, asks: 'disposeOfCompanyList' },
] as const

type Of = {
  /** Whether somebody buys for a company: its lists stand among their own then. */
  inCompany: boolean
  may: ReturnType<typeof useMayOnList>
  onTask: (task: Task, list: ListHead) => void
}

/** The columns of the lists. */
export const listColumns = ({ inCompany, may, onTask }: Of): ColumnDef<ListHead>[] => [
  {
    id: 'name',
    header: 'Name',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name', down: '-name' },
      value: ({ name }) => name,
    },
    cell: ({ row: { original: list } }) => (
      <Link
        to={`/dashboard/lists/${list._id}`}
        title={list.name}
        className="link font-medium break-words"
      >
        {list.name}
      </Link>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    meta: { sort: { up: 'lines', down: '-lines' }, value: ({ lineCount }) => lineCount },
    cell: ({ row }) => counted(row.original.lineCount, 'line'),
  },
  ...(inCompany ? [whose] : []),
  {
    id: 'shared',
    header: 'Link',
    meta: { value: ({ isShared }) => (isShared ? 'Shared' : null) },
    cell: ({ row }) =>
      row.original.isShared ? (
        <Badge variant="calm">Shared</Badge>
      ) : (
        <span className="text-soft max-md:hidden">Not shared</span>
      ),
  },
  {
    id: 'changed',
    header: 'Changed',
    meta: {
      card: 'named',
      sort: { down: 'changed' },
      value: ({ updatedAt }) => updatedAt.slice(0, 10),
    },
    cell: ({ row }) => <When at={row.original.updatedAt} />,
  },
  {
    id: 'made',
    header: 'Made',
    meta: { card: 'named', choice: 'wished', value: ({ createdAt }) => createdAt.slice(0, 10) },
    cell: ({ row }) => <When at={row.original.createdAt} as="date" />,
  },
  {
    id: 'tasks',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Do' },
    cell: ({ row: { original: list } }) => (
      <div className="flex justify-end">
        {tasks
          .filter(({ asks }) => may(asks, list))
          .map(({ task, word, icon: Icon }) => (
            <button
              key={task}
              type="button"
              title={word}
              onClick={() => onTask(task, list)}
              className={buttonClass('quiet', 'small', 'px-2')}
            >
              <Icon size={16} aria-hidden="true" />
              <span className="sr-only">
                {word} {list.name}
              </span>
            </button>
          ))}
      </div>
    ),
  },
]

const whose: ColumnDef<ListHead> = {
  id: 'whose',
  header: 'Who has it',
  meta: {
    value: ({ ofCompany }) =>
      ofCompany ? `Company, by ${ofCompany.isOwn ? 'you' : ofCompany.owner}` : 'You alone',
  },
  cell: ({ row: { original: list } }) =>
    list.ofCompany ? (
      <span className="wrap-anywhere">
        <Badge variant="calm">Company</Badge>{' '}
        <span className="text-soft">
          {list.ofCompany.isOwn ? 'by you' : `by ${list.ofCompany.owner}`}
        </span>
      </span>
    ) : (
      <span className="text-soft">You alone</span>
    ),
}
