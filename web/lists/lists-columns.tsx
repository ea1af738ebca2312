import { Pencil, Share2, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ListHead } from '../../contract/lists.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'
import { counted } from '../ui/words/amounts.tsx'
import { When } from '../ui/words/when.tsx'

/** What can be done to a list among others. */
export type Task = 'rename' | 'share' | 'delete'

const tasks = [
  { task: 'rename', word: 'Rename', icon: Pencil },
  { task: 'share', word: 'Share', icon: Share2 },
  { task: 'delete', word: 'Delete', icon: Trash2 },
] as const

/** The columns of the lists. */
export const listColumns = (
  onTask: (task: Task, list: ListHead) => void,
): ColumnDef<ListHead>[] => [
  {
    id: 'name',
    header: 'Name',
    meta: { card: 'lead', grows: true, sort: { up: 'name', down: '-name' } },
    cell: ({ row: { original: list } }) => (
      <Link to={`/dashboard/lists/${list._id}`} className="link font-medium break-words">
        {list.name}
      </Link>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    meta: { sort: { up: 'lines', down: '-lines' } },
    cell: ({ row }) => counted(row.original.lineCount, 'line'),
  },
  {
    id: 'shared',
    header: 'Link',
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
    meta: { card: 'named', sort: { down: 'changed' } },
    cell: ({ row }) => <When at={row.original.updatedAt} />,
  },
  {
    id: 'tasks',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end' },
    cell: ({ row: { original: list } }) => (
      <div className="flex justify-end">
        {tasks.map(({ task, word, icon: Icon }) => (
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
