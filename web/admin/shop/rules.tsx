import { money } from '../../../contract/pricing/money.ts'
import type { OrderRules } from '../../../contract/shop-record/order-rules.ts'
import { minutesInWords } from '../../../contract/text/minutes-in-words.ts'
import { useShopConfig } from '../../app/shop-config.ts'

/** What the rules of orders mean, in the words that buyers and admins read. What is none yet is left out. */
export function Rules({ holdMinutes, release, least, prices }: OrderRules) {
  const { currency } = useShopConfig()
  const says = [
    holdMinutes >= 1 && `Stock is held for ${minutesInWords(holdMinutes)}.`,
    least > 0
      ? `Orders begin at ${money(least, currency)}.`
      : least === 0 && 'Orders of any amount.',
    release === 'auto'
      ? 'What is paid can be shipped at once.'
      : 'What is paid waits until an admin releases it.',
    prices === 'gross'
      ? 'Prices are shown with the tax of whoever reads.'
      : 'Prices are shown without tax.',
  ].filter((one) => one !== false)
  return (
    <ul className="space-y-2 p-5 text-sm">
      {says.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
