import { chargeLimits, formatMoney } from '../../contract/pricing/money.ts'
import type { textPlaceholders } from '../../contract/shop-record/long-texts.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { minutesInWords } from '../../contract/text/minutes-in-words.ts'
import type { Shop } from '../shop.ts'

/** What stands for the names in braces of long texts. */
export const placeholdersOf = (
  { config: { currency }, record: { cookiePrefix } }: Pick<Shop, 'config' | 'record'>,
  { identity, orders }: ShopRecord,
): Record<(typeof textPlaceholders)[number], string> => ({
  name: identity.name,
  hold: minutesInWords(orders.holdMinutes),
  cookies: cookiePrefix,
  charge: formatMoney(chargeLimits.max, currency),
})
