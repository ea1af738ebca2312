import type { ListedLine } from '../../../contract/lists.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { AllLines } from '../lines/all-lines.tsx'
import { partColumns, wordColumns } from '../lines/part.tsx'
import { lineProblem } from '../lines/problem.tsx'
import { todayColumns } from '../lines/today-columns.tsx'

type Props = {
  lines: ListedLine[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
}

/** The lines of somebody's list, to read. */
export const SharedLines = ({ lines, chosen, onChoose }: Props) => (
  <AllLines
    table="shared-list"
    caption="Lines of the list"
    columns={columns}
    lines={lines}
    chosen={chosen}
    onChoose={onChoose}
    below={below}
  />
)

const below = (line: ListedLine) => lineProblem(line)

const columns: ColumnDef<ListedLine>[] = [
  ...partColumns<ListedLine>(),
  ...wordColumns<ListedLine>(),
  {
    id: 'quantity',
    header: 'Quantity',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row }) => <span className="figures">{figure(row.original.quantity)}</span>,
  },
  ...todayColumns<ListedLine>(),
]
