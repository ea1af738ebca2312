import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BasketLine } from '../../contract/basket.ts'
import { chargeLimits, toMajor } from '../../contract/pricing/money.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { SaveListButton } from '../trade/lists/save-button.tsx'
import { Button } from '../ui/button.tsx'
import { counted, figure, money } from '../ui/words/amounts.tsx'
import { allSent, changeLine } from './change-lines.ts'
import { lineState, sumOf } from './line-state.ts'
import { SumRow } from './sum-row.tsx'

type Props = { lines: BasketLine[]; isVisitor: boolean }

/** What the basket comes to, and the way on. What cannot be ordered yet is not in the sum. */
export function BasketTotal({ lines, isVisitor }: Props) {
  const { currency } = useShopConfig()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { totalMinor, pieces, wrong } = sumOf(lines)
  const why = whyNot(totalMinor, wrong, currency)
  const goOn = async () => {
    setBusy(true)
    await allSent()
    await navigate('/checkout')
  }
  return (
    <section aria-labelledby="basket-total" className="panel space-y-4 p-5 lg:sticky lg:top-20">
      <h2 id="basket-total" className="text-lg font-semibold">
        Total
      </h2>
      <dl className="figures space-y-1.5 text-sm">
        <Row name="Parts">{figure(lines.length - wrong)}</Row>
        <Row name="Pieces">{figure(pieces)}</Row>
        {wrong > 0 && <Row name="Not counted yet">{counted(wrong, 'line')}</Row>}
      </dl>
      <SumRow name="Sum" totalMinor={totalMinor} className="border-t pt-3" />
      {why && <p className="text-sm text-warn">{why}</p>}
      {wrong > 0 && <FixAll lines={lines} />}
      <Button
        variant="primary"
        size="large"
        className="w-full"
        disabled={why !== null}
        busy={isBusy}
        onClick={() => void goOn()}
      >
        Continue to checkout
      </Button>
      {!isVisitor && (
        <SaveListButton
          variant="quiet"
          className="w-full"
          name=""
          lines={() => lines}
          before={allSent}
        />
      )}
      <p className="text-sm text-soft">
        {isVisitor && 'You log in first; the basket comes along. '}Shipping is invoiced on shipment.
        Nothing is held before you order.
      </p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Why it cannot be ordered as it is, in words; null when it can. */
function whyNot(totalMinor: number, wrong: number, currency: string): string | null {
  const inMoney = (minor: number) => money(toMajor(minor, currency), currency)
  if (wrong > 0) return `${counted(wrong, 'line needs', 'lines need')} your attention first.`
  if (totalMinor > chargeLimits.max)
    return `One card payment takes at most ${inMoney(chargeLimits.max)}. Order a part of this basket first, and the rest after it.`
  if (totalMinor < chargeLimits.min)
    return `One card payment takes at least ${inMoney(chargeLimits.min)}.`
  return null
}

/** Takes the nearest quantity that can be ordered, for every line that has one. */
function FixAll({ lines }: { lines: BasketLine[] }) {
  const fixes = lines.flatMap((line) => {
    const fix = lineState(line).problem?.fix
    return fix ? [{ line, quantity: fix.quantity }] : []
  })
  if (fixes.length < 2) return null
  return (
    <Button
      className="w-full"
      onClick={() => {
        for (const { line, quantity } of fixes) changeLine(line, { quantity })
      }}
    >
      Fix {figure(fixes.length)} quantities
    </Button>
  )
}
