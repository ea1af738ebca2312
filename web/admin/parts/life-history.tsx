import { Link } from 'react-router'
import { lifecycleWords } from '../../../contract/parts/lifecycle.ts'
import type { PartLifecycle } from '../../../contract/parts/lifecycle-history.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ReplacementNote } from '../../trade/builds/replacement-note.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Day, When } from '../../ui/words/when.tsx'

/** What was said of a part's life, and what the rules say of the replacement that its maker names. */
export function LifeHistory({ part }: { part: Part }) {
  const { data, error, refetch } = useAnswer('GET /parts/{id}/lifecycle', { id: part._id })
  return (
    <div className="space-y-3">
      {part.replacedBy !== null && <NamedReplacement part={part} />}
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-10" />}
      {data?.items.length === 0 && (
        <p className="text-sm text-soft">Nothing was said of it: it is active.</p>
      )}
      {data && data.items.length > 0 && (
        <ol className="divide-y text-sm">
          {data.items.map((one) => (
            <Said key={one.at} {...one} />
          ))}
        </ol>
      )}
      <p className="text-sm">
        <Link to="/dashboard/lifecycle" className="link">
          All parts that are not active
        </Link>
      </p>
    </div>
  )
}

function NamedReplacement({ part }: { part: Part }) {
  const { data } = useAnswer('GET /parts/{id}/substitutes', { id: part._id, limit: 1 })
  return data?.replacement ? <ReplacementNote replacement={data.replacement} /> : null
}

function Said({
  state,
  lastBuyOn,
  lastShipOn,
  replacedBy,
  note,
  by,
  at,
}: PartLifecycle['items'][number]) {
  return (
    <li className="space-y-0.5 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{lifecycleWords[state]}</span>
        <span className="text-xs text-soft">
          <When at={at} />
        </span>
      </p>
      {lastBuyOn && (
        <p>
          Last orders <Day day={lastBuyOn} />
        </p>
      )}
      {lastShipOn && (
        <p>
          Last shipment <Day day={lastShipOn} />
        </p>
      )}
      {replacedBy && <p className="wrap-anywhere">Replaced by {replacedBy}</p>}
      <p className="text-xs text-soft wrap-anywhere">
        {[note, by ?? 'the operator'].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
