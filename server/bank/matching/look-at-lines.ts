import { findOpenItems } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { findTransferOrders, type TransferOrder } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { selectSuggestions } from '../lines/matches-store.ts'
import {
  type LineRow,
  selectNames,
  selectPayers,
  selectReturnable,
  selectUnsettled,
} from '../lines/store.ts'
import { bookByItself } from './book-line.ts'
import { bookOrdersByThemselves } from './book-orders.ts'
import { closePayouts } from './close-payouts.ts'
import { certainOrders, orderNumbersIn, suggestOrders } from './orders.ts'
import { type LookedAt, replaceSuggestions } from './store.ts'
import { certainMatch, type Known, most, suggestionsFor } from './suggest.ts'

const atOnce = 200

/**
 * Looks at all lines that are not settled: books those that pay beyond doubt, each in a transaction of its own, and says of
 * the others what they may pay. It may run at any time, and several times at once.
 */
export async function lookAtLines(shop: Shop) {
  const { sql } = shop.database
  await closePayouts(shop)
  let items = await findOpenItems(sql)
  const unsettled = await selectUnsettled(sql)
  const named = orderNumbersIn(unsettled)
  for (const line of unsettled) {
    if (line.amountMinor < 0 || line.wasMatched || line.state === 'part') continue
    const own = orderNumbersIn([line])
    const orders = own.length > 0 && certainOrders(line, await findTransferOrders(sql, own), items)
    if (orders && (await bookOrdersByThemselves(shop, line.id, orders))) continue
    const match = certainMatch(line, items)
    if (!match || !(await bookByItself(shop, line.id, match.companyId))) continue
    const others = items.filter(({ companyId }) => companyId !== match.companyId)
    items = [...others, ...(await findOpenItems(sql, match.companyId))]
  }
  const { transferTolerance: tolerance } = shop.config
  const [lines, payers, names, orders] = await Promise.all([
    selectUnsettled(sql),
    selectPayers(sql),
    selectNames(sql),
    findTransferOrders(sql, named),
  ])
  for (let from = 0; from < lines.length; from += atOnce) {
    const some: LookedAt[] = []
    for (const line of lines.slice(from, from + atOnce))
      some.push(await lookedAt(shop, line, { items, payers, names, tolerance }, orders))
    const changed = await changedOf(sql, some)
    if (changed.length > 0)
      await shop.database.transaction((inside) => replaceSuggestions(inside, changed))
  }
}

/** Those of which something else is suggested than is written: most are looked at again and again, and stay as they are. */
async function changedOf(sql: Sql, lines: LookedAt[]): Promise<LookedAt[]> {
  const written = new Map<string, unknown[]>()
  const rows = await selectSuggestions(
    sql,
    lines.map(({ id }) => id),
  )
  for (const { lineId, companyId, amountMinor, invoices, reasons, returns, order } of rows)
    written.set(lineId, [
      ...(written.get(lineId) ?? []),
      [companyId, amountMinor, invoices, reasons, returns, order?.id ?? null],
    ])
  return lines.filter(({ id, suggestions }) => {
    const now = suggestions.map(
      ({ companyId, amountMinor, numbers, reasons, returns, orderId }) => [
        ...[companyId, amountMinor, numbers, reasons, returns, orderId],
      ],
    )
    return JSON.stringify(now) !== JSON.stringify(written.get(id) ?? [])
  })
}

async function lookedAt(
  shop: Shop,
  line: LineRow,
  known: Known,
  orders: TransferOrder[],
): Promise<LookedAt> {
  const { id, matchedMinor } = line
  if (line.amountMinor > 0) {
    const found = [...suggestOrders(line, orders, known.tolerance), ...suggestionsFor(line, known)]
    const suggestions = found
      .slice(0, most)
      .map(({ orderId = null, ...one }) => ({ ...one, orderId, returns: null }))
    return { id, matchedMinor, suggestions }
  }
  const returnable = await selectReturnable(shop.database.sql, line)
  const suggestions = returnable.map((returns) => ({
    companyId: null,
    amountMinor: -line.amountMinor,
    numbers: [],
    returns,
    orderId: null,
    reasons: ['return' as const],
  }))
  return { id, matchedMinor, suggestions }
}
