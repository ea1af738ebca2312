import { toMajor } from '../../contract/pricing/money.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { classNames } from '../ui/class-names.ts'
import { Money } from '../ui/words/amounts.tsx'

type Props = {
  name: string
  totalMinor: number
  /** Whether what is to be paid stands below it. */
  isPart?: boolean
  className?: string
}

/** What lines come to, under its name. `totalMinor` in minor units of the shop's currency. */
export function SumRow({ name, totalMinor, isPart = false, className }: Props) {
  const { currency } = useShopConfig()
  return (
    <p className={classNames('flex items-baseline justify-between gap-3', className)}>
      <span className="text-soft">{name}</span>
      <output aria-label={name} className={isPart ? 'text-sm' : 'text-xl font-semibold'}>
        <Money amount={toMajor(totalMinor, currency)} currency={currency} />
      </output>
    </p>
  )
}
