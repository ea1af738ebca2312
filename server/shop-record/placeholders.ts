import type { textPlaceholders } from '../../contract/shop-record/long-texts.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { minutesInWords } from '../../contract/text/minutes-in-words.ts'
import type { Shop } from '../shop.ts'

/** What stands for the names in braces of long texts. */
export const placeholdersOf = (
  { record: { cookiePrefix } }: Pick<Shop, 'record'>,
  { identity, orders }: ShopRecord,
): Record<(typeof textPlaceholders)[number], string> => ({
  name: identity.name,
  hold: minutesInWords(orders.holdMinutes),
  cookies: cookiePrefix,
})
