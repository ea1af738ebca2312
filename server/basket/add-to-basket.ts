import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { maxLines, withLine } from '../../contract/parts/same-part.ts'
import { toMinor } from '../../contract/pricing/money.ts'
import { priceOf } from '../../contract/pricing/price.ts'
import { Refusal } from '../../contract/refusals.ts'
import { findPartsById, type PartRow } from '../catalogue/index.ts'
import { type Owner, ownerOf } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { saveNumbersOfLines } from '../procurement/index.ts'
import type { Shop, User } from '../shop.ts'
import { readBasket } from './basket-to-api.ts'
import { joinLines } from './join-lines.ts'
import { type BasketRow, keepParts, lockBasket, putLines, selectBasket } from './store.ts'

type Added = Input<Calls['addToBasket']>['lines'][number]

/**
 * Adds lines to the basket, all or none. Pieces of the same part are summed. A part that has left the shop is taken,
 * so that nothing is lost of a basket that was filled before; an id that never was a part's is refused at its line.
 */
export async function addToBasket(
  shop: Shop,
  caller: User,
  { lines }: Input<Calls['addToBasket']>,
): Promise<Output<Calls['addToBasket']>> {
  const { currency } = shop.config
  const owner = ownerOf(caller)
  return await shop.database.transaction(async (sql) => {
    const added = await addLines(sql, owner, lines, currency)
    await saveNumbersOfLines(sql, owner, added)
    return await readBasket(sql, owner, shop)
  })
}

/** Adds lines to a basket in the open transaction, each part once; answers what was added. */
export async function addLines(
  sql: Sql,
  owner: Owner,
  lines: Added[],
  currency: string,
): Promise<Added[]> {
  await checkKnown(sql, lines)
  await lockBasket(sql, owner)
  const before = new Map((await selectBasket(sql, owner)).map((row) => [row.partId, row]))
  const added = joinLines(lines)
  checkRoom(before, added)
  const ids = added.map(({ partsId }) => partsId)
  const parts = new Map((await findPartsById(sql, ids)).map((part) => [part.id, part]))
  const rows = added.map((line) =>
    together(before.get(line.partsId), line, parts.get(line.partsId), currency),
  )
  await putLines(sql, owner, rows)
  return added
}

async function checkKnown(sql: Sql, lines: Added[]) {
  const known = await keepParts(
    sql,
    lines.map(({ partsId }) => partsId),
  )
  const message = 'The shop has never had this part'
  const errors = lines.flatMap(({ partsId }, at) =>
    known.has(partsId.toLowerCase()) ? [] : [{ path: `lines.${at}.partsId`, message }],
  )
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
}

function checkRoom(before: Map<string, BasketRow>, added: Added[]) {
  const count = before.size + added.filter(({ partsId }) => !before.has(partsId)).length
  if (count > maxLines) throw new Refusal('basket_full', { max: maxLines, count })
}

/**
 * What was in the basket and what comes to it. What was seen stays as long as it differs from now, so that adding more
 * hides no change; else it is what the sum costs.
 */
function together(
  row: BasketRow | undefined,
  line: Added,
  part: PartRow | undefined,
  currency: string,
) {
  const { seenUnitPrice, seenAvailable, ...plain } = line
  const priceOfSo = (pieces: number) => (part ? priceOf(part, pieces).unitMinor : null)
  const seen = row
    ? { quantity: row.quantity, price: row.seenPriceMinor }
    : { quantity: line.quantity, price: seenUnitPrice ? toMinor(seenUnitPrice, currency) : null }
  const { quantity, ownNumber, note } = row ? withLine(row, plain) : plain
  const hasChanged = seen.price !== null && seen.price !== priceOfSo(seen.quantity)
  return {
    partId: line.partsId,
    quantity,
    ownNumber,
    note,
    seenPriceMinor: hasChanged ? seen.price : priceOfSo(quantity),
    seenAvailable: row?.seenAvailable ?? seenAvailable ?? part?.quantity ?? null,
  }
}
