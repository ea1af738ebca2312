import { Button } from '../../ui/button.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import type { Book } from '../state/take-in.ts'

type Props = {
  book: Book
  onTake: (places: number[]) => void
  onInstead: (place: number) => void
}

/** The sheets of a workbook that has several: how many rows of each are read, and what reads the others. */
export function SheetsNote({ book: { name, sheets, unread, taken }, onTake, onInstead }: Props) {
  const all = sheets.reduce((sum, { rows }) => sum + rows, 0)
  const read = taken.reduce((sum, at) => sum + sheets[at]!.rows, 0)
  const left = sheets.flatMap((_, at) => (taken.includes(at) ? [] : [at]))
  return (
    <section aria-label={`Sheets of ${name}`} className="panel px-4 py-3 text-sm sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-medium wrap-anywhere">{name}</span> has{' '}
          {counted(sheets.length + unread.length, 'sheet')} with rows. {figure(read)} of{' '}
          {counted(all, 'row')} {read === 1 ? 'is' : 'are'} read.
        </p>
        {left.length > 1 && (
          <Button size="small" onClick={() => onTake(left)}>
            Read all sheets
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y border-t">
        {sheets.map(({ name: sheet, rows, hidden }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its place
          <li key={at} className="flex min-h-9 flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 grow">
              <span className="wrap-anywhere">{sheet}</span>:{' '}
              <span className={taken.includes(at) ? 'text-soft' : 'font-medium'}>
                {counted(rows, 'row')} {rows === 1 ? 'is' : 'are'}{' '}
                {taken.includes(at) ? 'read' : 'not read'}
                {hidden && `, with ${hidden}`}
              </span>
            </span>
            {!taken.includes(at) && (
              <>
                <button type="button" className="link min-h-6" onClick={() => onTake([at])}>
                  Read them<span className="sr-only"> of {sheet}</span>
                </button>
                <button type="button" className="link min-h-6" onClick={() => onInstead(at)}>
                  Only these<span className="sr-only"> of {sheet}</span>
                </button>
              </>
            )}
          </li>
        ))}
        {unread.map(({ name: sheet, why }) => (
          <li key={sheet} className="min-h-9 py-1.5">
            <span className="wrap-anywhere">{sheet}</span>:{' '}
            <span className="font-medium">not read.</span> {why}
          </li>
        ))}
      </ul>
    </section>
  )
}
