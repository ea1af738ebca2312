import { formatMoney, money, toMinor } from '../../../contract/pricing/money.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { useTaxWords } from './tax-words.ts'

/** With how much orders begin here, and what one of so many minor units lacks of it, in words; null where it is enough. */
export function useBelowLeast(totalMinor: number): { least: string; missing: string } | null {
  const { leastOrder, currency } = useShopConfig()
  const beside = useTaxWords().without
  const missingMinor = toMinor(leastOrder, currency) - totalMinor
  if (missingMinor <= 0) return null
  // it goes by what parts come to without tax, whatever they are shown with
  return {
    least: money(leastOrder, currency) + beside,
    missing: formatMoney(missingMinor, currency) + beside,
  }
}
