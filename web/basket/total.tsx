import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BasketLine } from '../../contract/basket.ts'
import { useShownTaxes } from '../app/price-taxes.ts'
import { useSession } from '../app/session.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { CheckAsBuild } from '../trade/builds/check-as-build.tsx'
import { orderedLines } from '../trade/builds/ordered-lines.ts'
import { waysOf, whyNoCard } from '../trade/credit/way-to-pay.ts'
import { useShippingAhead } from '../trade/estimate/use-is-estimated.ts'
import { SaveListButton } from '../trade/lists/save-button.tsx'
import { useBelowLeast } from '../trade/pricing/below-least.ts'
import { useShownSum } from '../trade/pricing/shown-sum.tsx'
import { Button } from '../ui/button.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { allSent, changeLine } from './change-lines.ts'
import { lineState, sumOf } from './line-state.ts'
import { SumRow } from './sum-row.tsx'

type Props = { lines: BasketLine[]; isVisitor: boolean }

/** What the basket comes to, and the way on. What cannot be ordered yet is not in the sum. */
export function BasketTotal({ lines, isVisitor }: Props) {
  const { currency, taxed, transferDays } = useShopConfig()
  const shippingAhead = useShippingAhead()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { totalMinor, summed, pieces, wrong } = sumOf(lines)
  const { why: untaxed } = useShownSum(summed)
  const taxes = useShownTaxes()
  const session = useSession()
  const ways = waysOf('person' in session ? session.person.company : null, transferDays)
  const noCard = whyNoCard(totalMinor, currency, ways, inParts)
  const attention =
    wrong > 0 ? `${counted(wrong, 'line needs', 'lines need')} your attention first.` : null
  const below = useBelowLeast(totalMinor)
  const tooLittle = below && `Orders begin at ${below.least}: add parts for ${below.missing} more.`
  const why = attention ?? tooLittle ?? (ways.length > 1 ? null : noCard)
  const goOn = async () => {
    setBusy(true)
    await allSent()
    await navigate('/checkout')
  }
  return (
    <section
      aria-labelledby="basket-total"
      className="panel sticky bottom-0 z-20 space-y-2 px-4 py-3 shadow-pop max-sm:static print:static"
    >
      <h2 id="basket-total" className="sr-only">
        Total
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="me-auto min-w-48 text-sm">
          <p className="figures">
            {counted(lines.length - wrong, 'part')}, {counted(pieces, 'piece')}
          </p>
          {why && <p className="text-warn">{why}</p>}
          {!why && noCard && <p className="max-w-prose text-soft">{noCard}</p>}
          <p className="max-w-prose text-xs text-soft">
            {wrong > 0 && `${counted(wrong, 'line')} not counted yet. `}
            {isVisitor && 'You log in first; the basket comes along. '}
            {taxed && !taxes && 'Prices are without tax: the checkout says it. '}
            {taxes && `${[taxes.says, ...untaxed.map((one) => `${one}.`)].join(' ')} `}
            {shippingAhead} Nothing is held before you order.
          </p>
        </div>
        <SumRow name="Sum" lines={summed} />
        <div className="flex flex-wrap gap-2 max-sm:w-full" data-screen-only>
          {wrong > 0 && <FixAll lines={lines} />}
          <CheckAsBuild variant="quiet" lines={orderedLines(lines)} />
          {!isVisitor && (
            <SaveListButton variant="quiet" name="" lines={() => lines} before={allSent} />
          )}
          <Button
            variant="primary"
            className="max-sm:w-full"
            disabled={why !== null}
            busy={isBusy}
            onClick={() => void goOn()}
          >
            Continue to checkout
          </Button>
        </div>
      </div>
    </section>
  )
}

/** How more than one card payment takes is ordered by card. */
const inParts = 'Order a part of this basket first, and the rest after it.'

/** Takes the nearest quantity that can be ordered, for every line that has one. */
function FixAll({ lines }: { lines: BasketLine[] }) {
  const fixes = lines.flatMap((line) => {
    const fix = lineState(line).problem?.fix
    return fix ? [{ line, quantity: fix.quantity }] : []
  })
  if (fixes.length < 2) return null
  return (
    <Button
      onClick={() => {
        for (const { line, quantity } of fixes) changeLine(line, { quantity })
      }}
    >
      Fix {figure(fixes.length)} quantities
    </Button>
  )
}
