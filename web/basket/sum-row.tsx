import { formatMoney } from '../../contract/pricing/money.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { type SummedLine, useShownSum } from '../trade/pricing/shown-sum.tsx'
import { classNames } from '../ui/class-names.ts'

type Props = {
  name: string
  lines: SummedLine[]
  /** Whether what is to be paid stands below it. */
  isPart?: boolean
  className?: string
}

/** What lines come to, under its name, and what is said beside a sum. */
export function SumRow({ name, lines, isPart = false, className }: Props) {
  const { currency } = useShopConfig()
  const { minor, beside } = useShownSum(lines)
  return (
    <p className={classNames('flex items-baseline justify-between gap-3', className)}>
      <span className="text-soft">
        {name}
        <span className="text-xs">{beside}</span>
      </span>
      <output
        aria-label={name}
        className={`figures whitespace-nowrap ${isPart ? 'text-sm' : 'text-xl font-semibold'}`}
      >
        {formatMoney(minor, currency)}
      </output>
    </p>
  )
}
