import { type ComponentProps, useState } from 'react'
import type { BasketLine } from '../../../contract/basket.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { inPercent } from '../../../contract/words/shares.ts'
import { usePaidNow } from '../../app/paid-now.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { unitPrice } from '../../trade/basket/lines.ts'
import { confirmedWords, dueWords, type WayToPay } from '../../trade/credit/way-to-pay.ts'
import type { Estimated } from '../../trade/estimate/estimate.ts'
import type EstimatedPart from '../../trade/estimate/estimated-total.tsx'
import { useIsEstimated } from '../../trade/estimate/use-is-estimated.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { lineState, sumOf } from '../line-state.ts'
import { SumRow } from '../sum-row.tsx'

/** Said in passing, and loaded after all that an order needs. */
const BuildNote = lazyPart<{ lines: BasketLine[] }>(() => import('./build-note.tsx'))

/** Needed only where taxes are on, or shipping is chosen. */
const EstimatedTotal = lazyPart<ComponentProps<typeof EstimatedPart>>(
  () => import('../../trade/estimate/estimated-total.tsx'),
)

/** What can be ordered as it stands. */
const estimated = (lines: BasketLine[]) =>
  lines
    .filter((line) => lineState(line).totalMinor !== null)
    .map(({ partsId, quantity }) => ({ partsId, quantity }))

type Props = {
  lines: BasketLine[]
  pay: WayToPay
  /** Where it bears taxes or freight: told what the order comes to with them, undefined while nobody can say. */
  onEstimate: (estimate: Estimated | undefined) => void
}

/** So many lines are shown before somebody asks for all. */
const few = 8

/** What is ordered, what it comes to, the same as in the basket, and what happens next. */
export function CheckoutSummary({ lines, pay, onEstimate }: Props) {
  const isEstimated = useIsEstimated()
  const { shippingChosen: chosen } = useShopConfig()
  const now = usePaidNow()
  const [isWhole, setWhole] = useState(false)
  const { summed, pieces, wrong } = sumOf(lines)
  const shown = isWhole ? lines : lines.slice(0, few)
  return (
    <section aria-labelledby="summary-title" className="panel p-5">
      <h2 id="summary-title" className="text-lg font-semibold">
        Your order
      </h2>
      <p className="figures text-sm text-soft">
        {counted(lines.length - wrong, 'part')}, {counted(pieces, 'piece')}
        {wrong > 0 && `, ${counted(wrong, 'line')} not counted yet`}
      </p>
      <ul className="mt-3 max-h-96 divide-y overflow-y-auto border-y text-sm">
        {shown.map((line) => (
          <Line key={line.partsId} line={line} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button size="small" variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
          Show all {figure(lines.length)}
        </Button>
      )}
      <SumRow
        name={isEstimated ? 'Goods' : 'Total'}
        lines={summed}
        isPart={isEstimated}
        className={isEstimated ? 'mt-4 text-sm' : 'mt-4'}
      />
      {isEstimated && <EstimatedTotal lines={estimated(lines)} onEstimate={onEstimate} />}
      <BuildNote lines={lines} />
      <ol className="mt-4 list-decimal space-y-1 border-t ps-4 pt-3 text-sm text-soft">
        {nextSteps(pay, chosen, now).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

const weShip = (shippingChosen: boolean) =>
  shippingChosen ? 'We ship.' : 'We ship. Shipping is invoiced on shipment.'

const nextSteps = ({ offered, way }: WayToPay, shippingChosen: boolean, now: string) =>
  offered?.credit && way === 'account'
    ? [
        offered.credit.deposit > 0
          ? `You pay a deposit of ${inPercent(offered.credit.deposit)} on the next page: your order is held until then, and confirmed by it.`
          : confirmedWords(offered.credit),
        weShip(shippingChosen),
        `What has left is invoiced${offered.credit.deposit > 0 ? ', less the deposit' : ''}, ${dueWords(offered.credit.days)}.`,
      ]
    : [
        'Every piece is held for you; the next page says until when.',
        way === 'transfer'
          ? 'You transfer it to the account on that page, and name its reference.'
          : `You pay ${now} on that page, for all lines at once.`,
        weShip(shippingChosen),
      ]

/** A line as it would be ordered now: less than wanted, at another price, or not at all. */
function Line({ line }: { line: BasketLine }) {
  const { part, ownNumber, note, partsName, quantity } = line
  const { there, problem, totalMinor } = lineState(line)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <span className="min-w-0">
        <span className="block font-medium">
          <PartName name={partsName} />
        </span>
        {part && <LifeBadge part={part} />}
        {(ownNumber || note) && (
          <span className="block truncate text-xs text-soft">
            {[ownNumber, note].filter(Boolean).join(' · ')}
          </span>
        )}
        {part && there !== 0 ? (
          <Priced line={line} part={part} quantity={there ?? quantity} />
        ) : (
          <span className="figures text-xs text-soft">{figure(quantity)} wanted</span>
        )}
        {problem && there !== null && there > 0 && (
          <span className="figures block text-xs font-medium text-warn">
            {figure(there)} of {figure(quantity)} wanted
          </span>
        )}
      </span>
      <span className="figures text-end font-medium">
        {part && totalMinor !== null ? (
          <Price of={part} amount={toMajor(totalMinor, part.currency)} />
        ) : there === 0 ? (
          'not there'
        ) : (
          'not in the total'
        )}
      </span>
    </li>
  )
}

/** So many at this price, and which price its buyer has in mind when that is another. */
function Priced({ line, part, quantity }: { line: BasketLine; part: PartFacts; quantity: number }) {
  const { seenUnitPrice: seen } = line
  const now = unitPrice(part, quantity)
  return (
    <span className="figures text-xs text-soft">
      {figure(quantity)} × <Price of={part} amount={now} />
      {seen !== null && seen !== now && (
        <span className="ms-2 font-medium whitespace-nowrap text-warn">
          was <Price of={part} amount={seen} />
        </span>
      )}
    </span>
  )
}
