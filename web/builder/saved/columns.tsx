import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { BuildHead } from '../../../contract/builds/saved-builds.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OrderAgain } from './order-again.tsx'

/** What can be done to a build among others. */
export type Task = 'rename' | 'delete'

const tasks = [
  { task: 'rename', word: 'Rename', icon: Pencil },
  { task: 'delete', word: 'Delete', icon: Trash2 },
] as const

/** The columns of the saved builds. */
export const buildColumns = (
  onTask: (task: Task, build: BuildHead) => void,
): ColumnDef<BuildHead>[] => [
  {
    id: 'name',
    header: 'Name',
    meta: { card: 'lead', grows: true },
    cell: ({ row: { original: build } }) => (
      <Link to={`/dashboard/builds/${build._id}`} className="link font-medium break-words">
        {build.name}
      </Link>
    ),
  },
  {
    id: 'machines',
    header: 'Machines',
    cell: ({ row }) => counted(row.original.machines, 'machine'),
  },
  {
    id: 'parts',
    header: 'Parts',
    cell: ({ row }) => counted(row.original.lineCount, 'part'),
  },
  {
    id: 'changed',
    header: 'Changed',
    meta: { card: 'named' },
    cell: ({ row }) => <When at={row.original.updatedAt} />,
  },
  {
    id: 'tasks',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end' },
    cell: ({ row: { original: build } }) => (
      <div className="flex items-center justify-end gap-1">
        <OrderAgain build={build} />
        {tasks.map(({ task, word, icon: Icon }) => (
          <button
            key={task}
            type="button"
            title={word}
            onClick={() => onTask(task, build)}
            className={buttonClass('quiet', 'small', 'px-2')}
          >
            <Icon size={16} aria-hidden="true" />
            <span className="sr-only">
              {word} {build.name}
            </span>
          </button>
        ))}
      </div>
    ),
  },
]
