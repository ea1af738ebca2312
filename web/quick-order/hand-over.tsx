import { useState } from 'react'
import { Link } from 'react-router'
import type { Bom } from '../../bom/bom.ts'
import { exportBom } from '../../bom/export-bom.ts'
import { limits } from '../../bom/limits.ts'
import { firstLines, readyLines, totalsOf, viewOf, withoutOrdered } from '../../bom/order-lines.ts'
import type { ResolvedRow } from '../../bom/resolve-bom.ts'
import { saveCsv } from '../app/save-file.ts'
import { useSession } from '../app/session.ts'
import { addToBasket } from '../trade/basket/basket.ts'
import { CheckAsBuild } from '../trade/builds/check-as-build.tsx'
import { orderedLines } from '../trade/builds/ordered-lines.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { ShownSum } from '../trade/pricing/shown-sum.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { SaveAsList } from './save-as-list.tsx'

type Props = {
  bom: Bom
  rows: readonly ResolvedRow[]
  /** Parts are still being looked for: what is ready now is not all. */
  isBusy: boolean
  onOrdered: (bom: Bom) => void
}

/** What is ready, what it comes to, and where it goes. */
export function HandOver({ bom, rows, isBusy, onOrdered }: Props) {
  const session = useSession()
  const isAdmin = 'person' in session && session.person.isAdmin
  const { send, isSending, error } = useSending({ bom, rows, onOrdered })
  const totals = totalsOf(rows)
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t bg-raised px-4 py-3 max-sm:py-2 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
      {error && (
        <div className="mb-3">
          <FaultNote error={error} onRetry={() => void send()} focus />
        </div>
      )}
      {isAdmin && <Note className="mb-3">Baskets and lists are for buyers.</Note>}
      {totals.parts > limits.parts && (
        <Note kind="warn" className="mb-3">
          A basket takes {figure(limits.parts)} different parts. The first {figure(limits.parts)} go
          first; the other {figure(totals.parts - limits.parts)} stay here.
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:gap-y-2">
        <Totals rows={rows} isBusy={isBusy} />
        <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:[&>*]:px-2">
          <Button
            size="small"
            className="min-h-10"
            onClick={() => saveCsv(exportBom(bom, rows), `${bom.name}.csv`)}
          >
            Export<span className="max-sm:sr-only"> CSV</span>
          </Button>
          <CheckAsBuild
            size="small"
            className="min-h-10"
            lines={orderedLines(
              rows.flatMap(({ outcome, part, line }) =>
                outcome.state === 'ordered' && line ? [{ part, quantity: line.quantity }] : [],
              ),
            )}
          />
          <SaveAsList
            name={bom.name}
            lines={() => readyLines(rows).map(({ line }) => line)}
            isReady={totals.parts > 0}
          />
          {totals.parts === 0 && rows.some(isInBasket) ? (
            <Link
              to="/basket"
              className="inline-flex min-h-10 items-center rounded-md bg-accent px-4 text-sm font-medium text-on-accent no-underline hover:bg-accent-strong"
            >
              Go to the basket
            </Link>
          ) : (
            <Button
              variant="primary"
              size="small"
              className="min-h-10"
              busy={isSending}
              disabled={totals.parts === 0 || isAdmin || isBusy}
              onClick={() => void send()}
            >
              Add to basket
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Puts what one basket takes into it; its rows are done then. */
function useSending({ bom, rows, onOrdered }: Omit<Props, 'isBusy'>) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const send = async () => {
    const ready = firstLines(rows)
    setSending(true)
    setError(null)
    try {
      await addToBasket(ready.map(({ line }) => line))
      onOrdered(withoutOrdered(bom, ready))
    } catch (fault) {
      setError(fault as Error)
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, error }
}

/** What is ready and what it comes to; how much is still to do. */
function Totals({ rows, isBusy }: Pick<Props, 'rows' | 'isBusy'>) {
  const totals = totalsOf(rows)
  const toLookAt = rows.filter((row) => viewOf(row, rows) === 'look').length
  return (
    <p
      className="figures min-w-0 grow text-sm max-sm:basis-full max-sm:truncate"
      aria-live="polite"
    >
      <span className="text-lg font-semibold">
        {totals.currency ? (
          <ShownSum lines={summedOf(rows)} currency={totals.currency} />
        ) : (
          nothingReady(rows)
        )}
      </span>{' '}
      <span className="text-soft">
        {totals.parts > 0 && counted(totals.parts, 'part')}
        {totals.parts > 0 && (
          <span className="max-sm:sr-only">, {counted(totals.pieces, 'piece')}</span>
        )}
        {toLookAt > 0 && !isBusy && ` · ${counted(toLookAt, 'row')} to look at`}
      </span>
    </p>
  )
}

const summedOf = (rows: Props['rows']) =>
  rows.flatMap(({ outcome, line }) =>
    outcome.state === 'ordered' && line
      ? [{ taxClass: line.part.taxClass, netMinor: line.totalMinor }]
      : [],
  )

/** What has gone into the basket is said as such: nothing of it is missing. */
function nothingReady(rows: Props['rows']): string {
  const gone = rows.filter(isInBasket).length
  if (gone === 0) return 'Nothing is ready yet'
  return `${counted(gone, 'row')} ${gone === 1 ? 'is' : 'are'} in the basket`
}

const isInBasket = ({ outcome }: ResolvedRow) =>
  outcome.state === 'listed' && outcome.why === 'gone' && outcome.reason === 'In the basket already'
