import type { ListedLine } from '../../../contract/lists.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { wordColumns } from './part.tsx'

type Words = { ownNumber?: string; note?: string }

const fields = {
  ownNumber: { name: (part: string) => `Own number of ${part}`, words: 'Own number', most: 100 },
  note: { name: (part: string) => `Note on ${part}`, words: 'Note', most: 500 },
} as const

/** The same typed in place: the buyer’s own number for a part, and a note. */
export const typedWordColumns = (
  onChange: (line: ListedLine, next: Words) => void,
): ColumnDef<ListedLine>[] =>
  wordColumns<ListedLine>().map(({ meta: { card: _, ...meta } = {}, ...column }) => ({
    ...column,
    meta,
    cell: ({ row: { original: line } }) => (
      <Typed
        line={line}
        of={column.id === 'note' ? 'note' : 'ownNumber'}
        onChange={(next) => onChange(line, next)}
      />
    ),
  }))

type Props = { line: ListedLine; of: keyof typeof fields; onChange: (next: Words) => void }

function Typed({ line, of, onChange }: Props) {
  const { name, words, most } = fields[of]
  return (
    <>
      <input
        aria-label={name(line.partsName)}
        placeholder={words}
        maxLength={most}
        autoComplete="off"
        data-field={of}
        value={line[of]}
        onChange={(event) => onChange({ [of]: event.target.value })}
        className="input min-h-8 w-20 rounded-sm px-2 py-1 text-xs max-md:w-32 print:hidden"
      />
      <span className="hidden whitespace-pre-line text-xs print:inline">{line[of]}</span>
    </>
  )
}
