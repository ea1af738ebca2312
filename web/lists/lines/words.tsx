import type { ListedLine } from '../../../contract/lists.ts'

type Words = { ownNumber?: string; note?: string }
type Props = { line: ListedLine; onChange: (next: Words) => void }

const field = 'input min-h-8 rounded-sm px-2 py-1 text-xs print:hidden'

/** The buyer's own number for a part and a note, typed in place. */
export function LineWords({ line, onChange }: Props) {
  const { partsName, ownNumber, note } = line
  return (
    <>
      <div className="grid gap-2 max-md:grid-cols-2 lg:grid-cols-2">
        <input
          aria-label={`Own number of ${partsName}`}
          placeholder="Own number"
          maxLength={100}
          autoComplete="off"
          value={ownNumber}
          onChange={(event) => onChange({ ownNumber: event.target.value })}
          className={field}
        />
        <input
          aria-label={`Note on ${partsName}`}
          placeholder="Note"
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={(event) => onChange({ note: event.target.value })}
          className={field}
        />
      </div>
      <WrittenWords line={line} className="hidden print:block" />
    </>
  )
}

/** The same to read. */
export function WrittenWords({
  line: { ownNumber, note },
  className,
}: {
  line: { ownNumber: string; note: string }
  className?: string
}) {
  const words = [ownNumber && `Own number ${ownNumber}`, note].filter(Boolean).join(' · ')
  return words ? (
    <p className={`text-xs whitespace-pre-line text-soft ${className ?? ''}`}>{words}</p>
  ) : null
}
