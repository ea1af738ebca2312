import type { ShopReadiness } from '../../../contract/readiness/readiness.ts'
import { counted } from '../../ui/words/amounts.tsx'

/** How much is missing to sell, in a sentence; null: nothing. */
export function missingWords({ checks }: ShopReadiness): string | null {
  const { length } = checks.filter(({ state }) => state === 'missing')
  if (length === 0) return null
  return `${counted(length, 'thing')} ${length === 1 ? 'is' : 'are'} missing to sell.`
}
