import { useMemo } from 'react'
import type { ListedLine } from '../../../contract/lists.ts'
import { type useListEditing, withLine } from '../use-list-editing.ts'
import { AllLines } from './all-lines.tsx'
import { lineColumns } from './columns.tsx'
import { lineProblem } from './problem.tsx'

type Props = {
  lines: ListedLine[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: Set<string>) => void
  onChange: ReturnType<typeof useListEditing>['change']
  onRemove: (line: ListedLine) => void
  /** The part of a line that somebody is about to go to. */
  also: string | undefined
}

/** The lines of an own list, changed in place. */
export function LinesTable({ lines, chosen, onChoose, onChange, onRemove, also }: Props) {
  // the columns stay the same ones, so that no field loses the focus while it is typed into
  const columns = useMemo(() => lineColumns(onChange, onRemove), [onChange, onRemove])
  const below = (line: ListedLine) =>
    lineProblem(line, (quantity) => onChange(withLine(line.partsId, { quantity })))
  return (
    // the sum below stays in sight and covers nothing that has the focus
    <div className="[&_:is(input,button,a)]:scroll-mb-36">
      <AllLines
        table="list"
        caption="Lines of the list"
        columns={columns}
        lines={lines}
        chosen={chosen}
        onChoose={onChoose}
        below={below}
        also={also}
      />
    </div>
  )
}
