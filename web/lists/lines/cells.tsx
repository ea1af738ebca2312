import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { inPacks } from '../../trade/pricing/pack-words.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { stateOf, type TodaysLine } from './state.ts'

/** A card leaves it out, with its name. */
const None = () => (
  <span className="text-soft" data-none>
    –
  </span>
)

/** What the line comes to today, and one piece of it; no total while it cannot be ordered. */
export function TodayCell({ line }: { line: TodaysLine }) {
  const { unitMinor, totalMinor } = stateOf(line)
  if (unitMinor === null || !line.part) return <None />
  const { currency } = line.part
  const inMoney = (minor: number) => <Money amount={toMajor(minor, currency)} currency={currency} />
  return (
    <>
      <span className="font-medium">{totalMinor === null ? '–' : inMoney(totalMinor)}</span>{' '}
      <span className="text-xs whitespace-nowrap text-soft md:block">
        each {inMoney(unitMinor)}
      </span>
    </>
  )
}

/** How many can be had. */
export function StockCell({ line: { part, quantity } }: { line: TodaysLine }) {
  if (!part) return <None />
  return (
    <span className={part.quantity < quantity ? 'figures text-danger' : 'figures'}>
      {figure(part.quantity)}
    </span>
  )
}

/** So many pieces in packs, where they fill one. */
export function Packs({ part, quantity }: { part: PartFacts; quantity: number }) {
  const packs = inPacks(part.pack, quantity)
  return packs && <span className="block text-xs text-soft">{packs}</span>
}
