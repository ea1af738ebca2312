import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { priceOf } from '../../contract/pricing/price.ts'
import { Refusal } from '../../contract/refusals.ts'
import { findPart } from '../catalogue/index.ts'
import { ownerOf } from '../companies/index.ts'
import { saveNumbersOfLines } from '../procurement/index.ts'
import type { Shop, User } from '../shop.ts'
import { linesToApi } from './basket-to-api.ts'
import { keepParts, lockBasket, putLines, selectLine } from './store.ts'

/** Changes a line that is in the basket. Whoever says how many has seen what they cost and how many there are. */
export async function changeBasketLine(
  shop: Shop,
  caller: User,
  { partsId, quantity, ownNumber, note }: Input<Calls['changeBasketLine']>,
): Promise<Output<Calls['changeBasketLine']>> {
  return await shop.database.transaction(async (sql) => {
    await keepParts(sql, [partsId])
    await lockBasket(sql, ownerOf(caller))
    const row = await selectLine(sql, ownerOf(caller), partsId)
    if (!row) throw new Refusal('not_found')
    const part = quantity === undefined ? null : await findPart(sql, row.partId)
    const pieces = quantity ?? row.quantity
    const changed = {
      ...row,
      quantity: pieces,
      ownNumber: ownNumber ?? row.ownNumber,
      note: note ?? row.note,
      seenPriceMinor: part ? priceOf(part, pieces).unitMinor : row.seenPriceMinor,
      seenAvailable: part ? part.quantity : row.seenAvailable,
    }
    await putLines(sql, ownerOf(caller), [changed])
    if (ownNumber)
      await saveNumbersOfLines(sql, ownerOf(caller), [{ partsId: row.partId, ownNumber }])
    const [line] = await linesToApi(sql, [changed], shop)
    return line!
  })
}
