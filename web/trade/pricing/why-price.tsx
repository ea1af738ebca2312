import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { change, figure, money } from '../../ui/words/amounts.tsx'

type Props = {
  quantity: number
  unitPrice: number
  listPrice: number
  currency: string
  /** The quantity from which the price break holds; null at the list price. */
  from: number | null
  /** What else there is to say, a sentence each. */
  more?: string[]
}

/** Why one piece costs what it costs, opened when somebody asks. */
export function WhyPrice({ quantity, unitPrice, listPrice, currency, from, more = [] }: Props) {
  const inMoney = (amount: number) => money(amount, currency)
  const { priceTaxes } = useShopConfig()
  const sums = (each: number) => toMajor(toMinor(each, currency) * quantity, currency)
  const saved = sums(listPrice) - sums(unitPrice)
  return (
    <details className="group text-sm">
      <summary className="link inline-block min-h-6 cursor-pointer text-soft">
        Why this price?
      </summary>
      <ul className="mt-1 space-y-1 text-soft">
        <li>
          {from === null
            ? `Each costs the list price, ${inMoney(listPrice)}.`
            : `From ${figure(from)} pieces on each costs ${inMoney(unitPrice)}.`}
        </li>
        {saved > 0 && (
          <li>
            The list price is {inMoney(listPrice)}: {change(unitPrice / listPrice - 1)}, which saves{' '}
            {inMoney(saved)}.
          </li>
        )}
        {more.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li className="figures">
          {figure(quantity)} × {inMoney(unitPrice)} = {inMoney(sums(unitPrice))}
        </li>
        {priceTaxes && <li>All of this is without tax, which is added to what lines come to.</li>}
      </ul>
    </details>
  )
}
