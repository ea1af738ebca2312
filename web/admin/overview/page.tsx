import { useAddress } from '../../app/address.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { useZoneWords } from '../../app/zone-words.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useTaxWords } from '../../trade/pricing/tax-words.ts'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { NotReady } from '../readiness/not-ready.tsx'
import { OverviewBooks } from './books.tsx'
import { BestCustomers, ByCategory } from './breakdown.tsx'
import { FailedPayments, FailedRefunds, LowStock, MissingPieces, TopParts } from './lists.tsx'
import { OverviewNumbers } from './numbers.tsx'
import { Refunds } from './refunds.tsx'
import { OverviewStatuses } from './statuses.tsx'
import { StockCover } from './stock-cover.tsx'
import { OverviewTrend } from './trend.tsx'
import { OverviewWaiting } from './waiting.tsx'

export const meta = privatePage('Overview')

/** How often figures are asked for anew while they are looked at, in milliseconds. */
const anew = 60_000

export default function OverviewPage() {
  const days = oneOf(['7', '90', '365'], useAddress().get('days')) ?? '30'
  const { data, error, refetch } = useAnswer('GET /figures', { days }, { every: anew })
  const sales = useAnswer('GET /figures/breakdown', { days })
  return (
    <div className="space-y-5">
      <PageHead
        title="Overview"
        says={`Days are those of ${useZoneWords()}, today included.${useRevenueWords()}`}
      >
        <ListTabs
          label="Period"
          tabs={[
            { name: '7 days', query: { days: '7' } },
            { name: '30 days', query: { days: null } },
            { name: '90 days', query: { days: '90' } },
            { name: 'A year', query: { days: '365' } },
          ]}
        />
      </PageHead>
      <NotReady />
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <FailedRefunds figures={data} />
          <MissingPieces figures={data} />
          <OverviewWaiting figures={data} />
          <OverviewNumbers figures={data} />
          <OverviewTrend figures={data} />
          {sales.error && <FaultNote error={sales.error} onRetry={() => void sales.refetch()} />}
          <div className="gap-5 lg:columns-2 *:mb-5 *:break-inside-avoid">
            {sales.data ? (
              <>
                <ByCategory breakdown={sales.data} days={Number(days)} />
                <BestCustomers breakdown={sales.data} days={Number(days)} />
              </>
            ) : (
              !sales.error && <Skeleton className="h-160" />
            )}
            <OverviewStatuses figures={data} />
            <LowStock figures={data} />
            <TopParts figures={data} />
            {sales.data ? (
              <StockCover breakdown={sales.data} days={Number(days)} />
            ) : (
              !sales.error && <Skeleton className="h-120" />
            )}
            <Refunds figures={data} />
            <FailedPayments figures={data} />
          </div>
          <OverviewBooks />
        </>
      )}
    </div>
  )
}

/** What amounts of the page are with tax, and which are not. */
function useRevenueWords() {
  const words = useTaxWords()
  if (!words.with) return ''
  return ` Revenue is${words.without} and freight; refunds and declined payments are${words.with} and freight.`
}

function Waiting() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Loading the figures</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
      <Skeleton className="h-80" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
