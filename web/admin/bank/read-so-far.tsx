import type { StatementPreview } from '../../../contract/bank/statement-columns.ts'
import { CallFault } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

type Props = { read: StatementPreview['read'] | CallFault }

/** The first lines of a CSV as they are read by what is said of its columns, and why others are not. */
export function ReadSoFar({ read }: Props) {
  if (read instanceof CallFault) return <FaultNote error={read} />
  return (
    <section aria-label="How it is read" aria-live="polite" className="text-sm">
      <h3 className="font-medium">How it is read</h3>
      {!read && (
        <p className="text-soft">
          Say at least which columns have the day and the amount, and how they are written.
        </p>
      )}
      {read && read.lines.length > 0 && (
        <ul className="mt-1 divide-y border-y">
          {read.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and none moves
            <li key={at} className="flex flex-wrap gap-x-4 py-1.5">
              <Day day={line.bookedOn} />
              <span className="font-medium">
                <Money amount={line.amount} currency={line.currency} />
              </span>
              <span className="min-w-0 wrap-anywhere text-soft">
                {[line.name, line.iban, line.text, line.bankReference, line.endToEnd]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {read && read.problemCount > 0 && (
        <>
          <p className="mt-2 font-medium text-danger">
            {counted(read.problemCount, 'row is', 'rows are')} not read so
          </p>
          <ul className="mt-1 space-y-1">
            {read.problems.slice(0, 3).map(({ line, message, row }) => (
              <li key={line} className="wrap-anywhere">
                {line}: {message}. <span className="font-mono text-xs">{row}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
