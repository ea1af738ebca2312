import type { ListedLine } from '../../../contract/lists.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { AllLines } from '../lines/all-lines.tsx'
import { Packs } from '../lines/cells.tsx'
import { stateOf } from '../lines/state.ts'
import { readPart, todayColumns } from '../lines/today-columns.tsx'

type Props = {
  lines: ListedLine[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
}

/** The lines of somebody's list, to read. */
export const SharedLines = ({ lines, chosen, onChoose }: Props) => (
  <AllLines
    caption="Lines of the list"
    columns={columns}
    lines={lines}
    chosen={chosen}
    onChoose={onChoose}
  />
)

const columns: ColumnDef<ListedLine>[] = [
  readPart<ListedLine>(),
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { card: 'named', align: 'end' },
    cell: ({ row: { original: line } }) => <Quantity line={line} />,
  },
  ...todayColumns<ListedLine>(),
]

function Quantity({ line }: { line: ListedLine }) {
  const { problem } = stateOf(line)
  return (
    <span className="figures">
      {figure(line.quantity)}
      {line.part && <Packs part={line.part} quantity={line.quantity} />}
      {problem && line.part && (
        <span className="block text-xs text-danger">
          <span aria-hidden="true">⚠ </span>
          {problem}
        </span>
      )}
    </span>
  )
}
