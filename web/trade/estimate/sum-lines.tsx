import type { TaxAmount } from '../../../contract/orders/tax-amount.ts'
import { classNames } from '../../ui/class-names.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { useTaxWords } from '../pricing/tax-words.ts'

type Props = {
  /** Of the goods, without taxes; left out where it stands above already. */
  price?: number
  /** Without taxes; null: it is said when the order leaves, 0: there is none to be said. */
  freight: number | null
  taxes: TaxAmount[]
  currency: string
  className?: string
}

/** What a total is made of: goods, freight, and each tax with why it is charged, opened when somebody asks. Nothing where there are goods alone. */
export function SumLines({ price, freight, taxes, currency, className }: Props) {
  const words = useTaxWords(taxes.length > 0)
  if (taxes.length === 0 && !freight) return null
  const net = taxes.length > 0 ? words.without : ''
  return (
    <div className={classNames('space-y-1 text-sm text-soft', className)}>
      {price !== undefined && <Row name={`Goods${net}`} amount={price} currency={currency} />}
      {freight ? <Row name={`Freight${net}`} amount={freight} currency={currency} /> : null}
      {taxes.map(({ label, base, amount, why }) => (
        <div key={label}>
          <Row name={label} amount={amount} currency={currency} />
          <details className="text-xs">
            <summary className="link inline-block min-h-6 cursor-pointer">Why this tax?</summary>
            <p className="mt-0.5 mb-1">
              {why}. It is of <Money amount={base} currency={currency} />.
            </p>
          </details>
        </div>
      ))}
    </div>
  )
}

/** What is said beside what is to be paid: whether tax is in it. `tax`: how much; undefined: none was charged by any law. */
export function BesidePaid({ tax }: { tax: number | undefined }) {
  const words = useTaxWords(tax !== undefined)
  return <span className="text-xs font-normal text-soft">{tax ? words.with : words.without}</span>
}

const Row = ({ name, amount, currency }: { name: string; amount: number; currency: string }) => (
  <p className="flex items-baseline justify-between gap-3">
    <span>{name}</span>
    <span className="figures text-ink">
      <Money amount={amount} currency={currency} />
    </span>
  </p>
)
