import { useMemo, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Layout } from '../../../bom/columns/guess.ts'
import { columnName } from '../../../bom/columns/name.ts'
import { type Role, roleNames, roles } from '../../../bom/columns/roles.ts'
import { questionsOf } from '../../../bom/questions.ts'
import { Note } from '../../ui/note.tsx'
import { Questions } from './questions.tsx'
import { ReadingChoices } from './reading-choices.tsx'
import { ColumnTable } from './table.tsx'

type Props = {
  bom: Bom
  how: string
  onChange: (bom: Bom) => void
}

/** How the rows are read, with examples, and what corrects it. What is corrected is remembered for such a file. */
export function ColumnsPanel({ bom, how, onChange }: Props) {
  const { layout, rows } = bom
  const questions = useMemo(() => questionsOf(bom), [bom])
  const missing = questions.length > 0 ? null : missingIn(layout.roles)
  const [isOpen, setOpen] = useState(missing !== null)
  const change = (next: Partial<Layout>) => onChange({ ...bom, layout: { ...layout, ...next } })
  return (
    <>
      <Questions questions={questions} onChange={change} />
      <details
        className="panel group"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm sm:px-5">
          <span className="font-medium">{bom.name}</span>
          <span className="text-soft">{summaryOf(layout)}</span>
          {how && <span className="text-soft max-sm:hidden">{how}</span>}
          <span className="link ms-auto">{isOpen ? 'Close' : 'Columns'}</span>
        </summary>
        <div className="space-y-4 border-t p-4 sm:p-5">
          {how && <p className="text-sm text-soft sm:hidden">{how}</p>}
          {missing && <Note kind="warn">{missing}</Note>}
          <ColumnTable bom={bom} onRoles={(next) => change({ roles: next })} />
          <ReadingChoices layout={layout} rows={rows} onChange={change} />
        </div>
      </details>
    </>
  )
}

function missingIn(given: readonly Role[]): string | null {
  if (given.includes('line')) return null
  if (!given.includes('number') && !given.includes('own'))
    return 'No column seems to hold part numbers: say which one does.'
  if (!given.includes('quantity'))
    return 'No column seems to hold quantities: each row counts as one piece.'
  return null
}

const summaryOf = ({ roles: given, header }: Layout) =>
  [
    ...roles
      .filter((role) => role !== 'none' && given.includes(role))
      .map((role) => `${roleNames[role]} ${columnName(given.indexOf(role))}`),
    ...(header === null ? [] : [`header in row ${header + 1}`]),
  ].join(' · ')
