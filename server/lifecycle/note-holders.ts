import { listSubstitutes } from '../builds/index.ts'
import { findPart, type PartRow } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import type { LifecycleMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import { countLastDays, insertNotices, selectHolders } from './store.ts'
import { replacementInWords, substituteInWords } from './substitute-words.ts'

/** So many substitutes are told; the part's page has all. */
const told = 3

/**
 * Notes what each company, or lone buyer, that has the part is to be told: once for its state and each last day, and with
 * `days` once for the reminder so many days before that day. Nothing of a part that has gone or is active again.
 */
export async function noteHolders(shop: Shop, sql: Sql, partId: string, days: number | null) {
  const part = await findPart(sql, partId)
  if (!part || part.lifecycle === 'active') return
  const holders = await selectHolders(sql, partId)
  if (holders.length === 0) return
  const lastDays =
    part.lifecycle === 'last-buy' && part.lastBuyOn !== null
      ? await countLastDays(sql, partId, part.lastBuyOn)
      : 0
  const isMoved = days === null && lastDays > 1
  const news = { ...(await newsOf(shop, part, part.lifecycle, days)), isMoved }
  const occasion =
    days === null
      ? `${part.lifecycle}${isMoved ? `-${lastDays}` : ''}`
      : `${part.lastBuyOn}-${days}`
  const notices = holders.map(({ id, email, name, company, units }) => ({
    holderId: id,
    recipient: email,
    values: { ...news, name, company, units },
  }))
  await insertNotices(sql, { partId, occasion }, notices)
}

async function newsOf(
  shop: Shop,
  part: PartRow,
  state: LifecycleMail['state'],
  days: number | null,
): Promise<Omit<LifecycleMail, 'name' | 'company' | 'units' | 'isMoved'>> {
  const wanted = { id: part.id, lines: [], limit: told }
  const { items, replacement } = await listSubstitutes(shop, { address: '' }, wanted)
  return {
    state,
    days,
    lastBuyOn: part.lastBuyOn,
    lastShipOn: part.lastShipOn,
    partName: part.name,
    mpn: part.mpn,
    ordersEnded: part.ordersEnded,
    replacement: replacement && replacementInWords(replacement),
    substitutes: items
      .filter(({ part: one }) => one._id !== replacement?.part?._id)
      .map(substituteInWords),
    url: `${shop.config.publicUrl}/parts/${part.id}`,
  }
}
