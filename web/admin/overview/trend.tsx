import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Figures } from '../../../contract/figures.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { figure, money } from '../../ui/words/amounts.tsx'
import { utcDay } from '../../ui/words/when.tsx'
import { OverviewBlock } from './block.tsx'
import { ExportReport } from './export-report.tsx'
import { ordersOf, TrendTable } from './trend-table.tsx'

const TrendChart = lazyPart(() => import('./trend-chart.tsx'), <Skeleton className="h-64" />)

export const measures = {
  revenue: 'Revenue',
  orders: 'Orders placed',
  pieces: 'Pieces sold',
} as const
export type Measure = keyof typeof measures

/** One measure day by day against the period before: as a chart, and as the table of the same numbers. */
export function OverviewTrend({ figures }: { figures: Figures }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const [asTable, setAsTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const navigate = useNavigate()
  const { days } = figures.revenue
  const inWords = (value: number) =>
    measure === 'revenue' ? money(value, figures.currency) : figure(value)
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const now = days.map((one) => one[measure])
  const before = days.map(({ previous }) => previous[measure])
  const title = `${measures[measure]} by day`
  const day = at === null ? undefined : days[at]
  return (
    <OverviewBlock
      title={title}
      beside={
        <div className="flex flex-wrap items-center gap-2">
          <MeasureChoice chosen={measure} onChoose={setMeasure} />
          <Button
            size="small"
            variant="quiet"
            aria-pressed={asTable}
            className={asTable ? 'bg-sunken' : ''}
            onClick={() => setAsTable(!asTable)}
          >
            Show as table
          </Button>
          <ExportReport of="days" days={days.length} name="the days" />
        </div>
      }
    >
      <div
        role="img"
        aria-label={`${title}, ${figure(days.length)} days: ${inWords(sum(now))}, against ${inWords(sum(before))} in the ${figure(days.length)} days before. The same numbers stand in the table.`}
      >
        <div
          className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm"
          aria-hidden="true"
        >
          <Legend />
          <p className="figures min-h-5 text-soft">
            {day
              ? `${utcDay(new Date(day.date))}: ${inWords(day[measure])} · before, ${utcDay(new Date(day.previous.date))}: ${inWords(day.previous[measure])}`
              : 'Point at a day to read it.'}
          </p>
        </div>
        <TrendChart
          days={days.map(({ date }) => date)}
          now={now}
          before={before}
          currency={measure === 'revenue' ? figures.currency : null}
          onPoint={setAt}
          onChoose={(chosen) => void navigate(ordersOf(days[chosen]!.date))}
        />
      </div>
      {asTable && <TrendTable figures={figures} />}
    </OverviewBlock>
  )
}

type ChoiceProps = { chosen: Measure; onChoose: (measure: Measure) => void }

function MeasureChoice({ chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="flex rounded-md border p-0.5">
      <legend className="sr-only">What the chart shows</legend>
      {(Object.keys(measures) as Measure[]).map((measure) => (
        <button
          key={measure}
          type="button"
          aria-pressed={measure === chosen}
          onClick={() => onChoose(measure)}
          className="min-h-7 rounded-sm px-2.5 text-sm text-soft hover:text-ink aria-pressed:bg-line aria-pressed:font-medium aria-pressed:text-ink"
        >
          {measures[measure]}
        </button>
      ))}
    </fieldset>
  )
}

const Legend = () => (
  <p className="flex flex-wrap gap-x-5 text-soft">
    <span className="flex items-center gap-2">
      <span className="size-3 rounded-sm bg-calm" /> This period
    </span>
    <span className="flex items-center gap-2">
      <span className="w-5 border-t-2 border-dashed border-edge!" /> The period before
    </span>
  </p>
)
