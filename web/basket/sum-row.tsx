import { toMajor } from '../../contract/pricing/money.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { classNames } from '../ui/class-names.ts'
import { Money } from '../ui/words/amounts.tsx'

type Props = { name: string; totalMinor: number; className?: string }

/** What lines come to, under its name. `totalMinor` in minor units of the shop's currency. */
export function SumRow({ name, totalMinor, className }: Props) {
  const { currency } = useShopConfig()
  return (
    <p className={classNames('flex items-baseline justify-between gap-3', className)}>
      <span className="text-soft">{name}</span>
      <output aria-label={name} className="text-xl font-semibold">
        <Money amount={toMajor(totalMinor, currency)} currency={currency} />
      </output>
    </p>
  )
}
