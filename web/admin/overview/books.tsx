import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { OverviewBlock } from './block.tsx'

/** What the last check of the books came to: stock, orders, money and the card provider against each other. */
export function OverviewBooks() {
  const { data, error, refetch } = useAnswer('GET /books', {})
  const last = data?.last
  return (
    <OverviewBlock
      title="Books"
      beside={
        last && (
          <Badge variant={last.found === 0 ? 'good' : 'danger'}>
            {last.found === 0 ? 'They agree' : `${figure(last.found)} to mend`}
          </Badge>
        )
      }
    >
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-5 w-80 max-w-full" />}
      {data && !last && (
        <p className="text-sm text-soft">
          Stock, orders and money are checked against each other once a day. The first check has not
          run yet.
        </p>
      )}
      {last && (
        <p className="text-sm text-soft">
          Checked <When at={last.checkedAt} />: {counted(rowsOf(last.rows), 'row')}
          {last.provider &&
            ` and ${counted(last.provider.payments, 'payment')} at the payment provider`}
          .
        </p>
      )}
      {last && last.violations.length > 0 && (
        <ul className="mt-3 divide-y text-sm">
          {last.violations.map(({ rule, subject, says, repair }) => (
            <li key={`${rule} ${subject} ${says}`} className="py-2">
              <p className="font-medium">{subject}</p>
              <p>{says}</p>
              <p className="text-soft">{repair}</p>
            </li>
          ))}
        </ul>
      )}
    </OverviewBlock>
  )
}

const rowsOf = (rows: Record<string, number>) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0)
