import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { guessCategory } from '../../../contract/parts/guess-category.ts'
import { toMinor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { checkPayable } from './check-payable.ts'
import { minorBreaks } from './minor-breaks.ts'
import { putPart } from './put-part.ts'
import { requireFreeSku, skuTaken } from './sku-taken.ts'
import { selectImageByUrl } from './store.ts'

/** Adds a part; its stock comes in as the first movement. Without a part number it gets one of ours. */
export async function addPart(
  shop: Shop,
  caller: User,
  input: Input<Calls['addPart']>,
): Promise<Output<Calls['addPart']>> {
  const { quantity, price, sku, priceBreaks, ...part } = input
  const { currency } = shop.config
  const id = newId()
  const priceMinor = toMinor(price, currency)
  const breaks = minorBreaks(priceBreaks, currency)
  checkPayable(shop, { ...part, priceMinor, breaks })
  await shop.database
    .transaction(async (sql) => {
      const image = await selectImageByUrl(sql, part.img)
      if (!image) throw new Refusal('image_not_ours')
      const own = {
        ...part,
        id,
        category: part.category ?? guessCategory(part.name) ?? 'cpu',
        sku: sku || `PW-${id.slice(-12).toUpperCase()}`,
        imageId: image.id,
        priceMinor,
        breaks,
      }
      await requireFreeSku(sql, own.sku, id)
      await putPart(sql, { ...own, quantity }, caller.id)
    })
    .catch((fault) => {
      throw skuTaken(fault, sku)
    })
  return { insertedId: id }
}
