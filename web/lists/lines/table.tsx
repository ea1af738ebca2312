import { useMemo } from 'react'
import type { ListedLine } from '../../../contract/lists.ts'
import type { useListEditing } from '../use-list-editing.ts'
import { lineColumns } from './columns.tsx'
import { LinesOnPages } from './on-pages.tsx'

type Props = {
  lines: ListedLine[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: Set<string>) => void
  onChange: ReturnType<typeof useListEditing>['change']
  onRemove: (line: ListedLine) => void
  whole: boolean
}

/** The lines of an own list, changed in place. */
export function LinesTable({ lines, chosen, onChoose, onChange, onRemove, whole }: Props) {
  // the columns stay the same ones, so that no field loses the focus while it is typed into
  const columns = useMemo(() => lineColumns(onChange, onRemove), [onChange, onRemove])
  return (
    // the sum below stays in sight and covers nothing that has the focus
    <div className="[&_:is(input,button,a)]:scroll-mb-36">
      <LinesOnPages
        caption="Lines of the list"
        columns={columns}
        lines={lines}
        chosen={chosen}
        onChoose={onChoose}
        whole={whole}
      />
    </div>
  )
}
