import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { MemberBasket } from '../../contract/companies/members.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { actingCompany, findMembers, lockOwnCompany } from '../companies/index.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { addLines } from './add-to-basket.ts'
import { deleteBasket, keepParts, lockBasket, selectBasket, selectBasketsOf } from './store.ts'

/** What colleagues have in their baskets. */
export async function listCompanyBaskets(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listCompanyBaskets']>> {
  const { sql } = database
  const { _id } = actingCompany(caller)
  const [members, rows] = await Promise.all([findMembers(sql, _id), selectBasketsOf(sql, _id)])
  const items = members.flatMap(({ id, userId, name, email }): MemberBasket[] => {
    const lines = rows
      .filter(({ buyerId }) => buyerId === userId)
      .map(({ partId, partsName, quantity, ownNumber, note }) => ({
        partsId: partId,
        partsName,
        quantity,
        ownNumber,
        note,
      }))
    return lines.length > 0 ? [{ memberId: id, displayName: name, email, lines }] : []
  })
  return { items, next: null, total: items.length }
}

/** Moves all of one member's basket into another's, whole or not at all. modifiedCount: how many lines that were. */
export async function handBasketOver(
  { database, config }: Shop,
  caller: User,
  { memberId, to }: Input<Calls['handBasketOver']>,
): Promise<Output<Calls['handBasketOver']>> {
  return await database.transaction(async (sql) => {
    const { _id: companyId } = await lockOwnCompany(sql, caller)
    const members = await findMembers(sql, companyId)
    const [from, other] = [memberId, to].map((id) =>
      members.find((member) => member.id === id.toLowerCase()),
    )
    if (!from || !other) throw new Refusal('not_found')
    if (from === other) return { modifiedCount: 0 }
    const [own, theirs] = [ofMember(from), ofMember(other)]
    // parts before baskets, as an order has them, and baskets in one order: nobody waits the other way round
    const before = await selectBasket(sql, own)
    const kept = await keepParts(
      sql,
      before.map(({ partId }) => partId),
    )
    for (const owner of [own, theirs].sort((a, b) => (a.buyerId < b.buyerId ? -1 : 1)))
      await lockBasket(sql, owner)
    const rows = await selectBasket(sql, own)
    if (rows.some(({ partId }) => !kept.has(partId)))
      throw new Refusal('unavailable', {}, { retryAfter: 1 })
    const lines = rows.map(
      ({ partId, quantity, ownNumber, note, seenPriceMinor, seenAvailable }) => ({
        partsId: partId,
        quantity,
        ownNumber,
        note,
        ...(seenPriceMinor !== null && { seenUnitPrice: toMajor(seenPriceMinor, config.currency) }),
        ...(seenAvailable !== null && { seenAvailable }),
      }),
    )
    if (lines.length > 0) await addLines(sql, theirs, lines, config.currency)
    await deleteBasket(sql, own)
    await writeAudit(sql, caller.id, 'basket-handed-over', companyId, {
      from: from.email,
      to: other.email,
      lines: lines.length,
    })
    return { modifiedCount: lines.length }
  })
}

const ofMember = ({ userId, companyId }: { userId: string; companyId: string }) => ({
  buyerId: userId,
  companyId,
})
