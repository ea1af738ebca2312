import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { guessCategory } from '../../../contract/parts/guess-category.ts'
import { lifecycleFault } from '../../../contract/parts/lifecycle.ts'
import { givenMpn } from '../../../contract/parts/mpn.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import { categoriesIn } from '../categories/read-categories.ts'
import { requireCategory } from '../categories/require-category.ts'
import { checkPayable } from './check-payable.ts'
import { selectShopDay } from './lifecycle-store.ts'
import { minorBreaks, minorPrice } from './minor-prices.ts'
import { mpnTaken, requireFreeMpn } from './mpn-taken.ts'
import { putPart } from './put-part.ts'
import { selectImageByUrl } from './store.ts'

/** Adds a part; its stock comes in as the first movement. Without a part number it gets one of ours. */
export async function addPart(
  shop: Shop,
  caller: User,
  input: Input<Calls['addPart']>,
): Promise<Output<Calls['addPart']>> {
  const { quantity, price, mpn: given, sku, priceBreaks, ...part } = input
  const { currency } = shop.config
  const id = newId()
  const mpn =
    givenMpn({ mpn: given, sku }) || `${await ownBeginning(shop)}${id.slice(-12).toUpperCase()}`
  const priceMinor = minorPrice(price, currency, 'price')
  const breaks = minorBreaks(priceBreaks, currency)
  checkPayable(shop, { ...part, priceMinor, breaks })
  await shop.database
    .transaction(async (sql) => {
      const image = await selectImageByUrl(sql, part.img)
      if (!image) throw new Refusal('image_not_ours')
      const category = part.category ?? (await guessed(sql, part.name))
      await requireCategory(sql, category)
      const own = {
        ...part,
        id,
        category,
        mpn,
        imageId: image.id,
        priceMinor,
        breaks,
      }
      checkEnd(own, await selectShopDay(sql))
      await requireFreeMpn(sql, mpn, id)
      await putPart(sql, { ...own, quantity }, caller.id)
    })
    .catch((fault) => {
      throw mpnTaken(fault, mpn)
    })
  return { insertedId: id }
}

/** What the number of a part begins with that has none of its maker. */
const ownBeginning = async (shop: Shop) => (await readRecord(shop)).numbers.part

/** What of its life only the shop can judge, which knows the day. */
function checkEnd(part: Parameters<typeof lifecycleFault>[0], today: string) {
  const fault = lifecycleFault(part, today)
  if (!fault) return
  const error = { path: fault.path.join('.'), message: fault.message }
  throw new Refusal('invalid_input', {}, { errors: [error] })
}

/** The category that the name tells, else the first of the shop. */
async function guessed(sql: Sql, name: string): Promise<string> {
  const categories = await categoriesIn(sql)
  return guessCategory(name, categories) ?? categories[0]?.key ?? ''
}
