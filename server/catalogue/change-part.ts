import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMinor } from '../../contract/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Member, Shop } from '../shop.ts'
import { checkPayable } from './check-payable.ts'
import { type PartChange, selectImageByUrl, selectPart, updatePart } from './store.ts'

/** Changes what is given. Orders placed before keep their name and price. */
export async function changePart(
  shop: Shop,
  _caller: Member,
  { id, ...input }: Input<Calls['changePart']>,
): Promise<Output<Calls['changePart']>> {
  return await shop.database.transaction(async (sql) => {
    const image = input.img === undefined ? null : await selectImageByUrl(sql, input.img)
    if (input.img !== undefined && !image) throw new Refusal('image_not_ours')
    const all = {
      name: input.name,
      details: input.details,
      category: input.category,
      min_quantity: input.minQuantity,
      price_minor:
        input.price === undefined ? undefined : toMinor(input.price, shop.config.currency),
      img: input.img,
      image_id: image?.id,
      specs: input.specs,
      warranty_months: input.warrantyMonths,
    }
    const given = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    ) as PartChange
    const modifiedCount = await updatePart(sql, id, given)
    const part = await selectPart(sql, id)
    if (modifiedCount === 0 || !part) throw new Refusal('not_found')
    checkPayable(shop, part.priceMinor, part.minQuantity)
    return { modifiedCount }
  })
}
