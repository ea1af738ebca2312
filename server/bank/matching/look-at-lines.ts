import { findOpenItems } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import {
  type LineRow,
  selectNames,
  selectPayers,
  selectReturnable,
  selectSuggestions,
  selectUnsettled,
} from '../lines/store.ts'
import { bookByItself } from './book-line.ts'
import { type LookedAt, replaceSuggestions } from './store.ts'
import { certainMatch, type Known, suggestionsFor } from './suggest.ts'

const atOnce = 200

/**
 * Looks at all lines that are not settled: books those that pay beyond doubt, each in a transaction of its own, and says of
 * the others what they may pay. It may run at any time, and several times at once.
 */
export async function lookAtLines(shop: Shop) {
  const { sql } = shop.database
  let items = await findOpenItems(sql)
  for (const line of await selectUnsettled(sql)) {
    if (line.amountMinor < 0 || line.wasMatched || line.state === 'part') continue
    const match = certainMatch(line, items)
    if (!match || !(await bookByItself(shop, line.id, match.companyId))) continue
    const others = items.filter(({ companyId }) => companyId !== match.companyId)
    items = [...others, ...(await findOpenItems(sql, match.companyId))]
  }
  const [lines, payers, names] = await Promise.all([
    selectUnsettled(sql),
    selectPayers(sql),
    selectNames(sql),
  ])
  for (let from = 0; from < lines.length; from += atOnce) {
    const some: LookedAt[] = []
    for (const line of lines.slice(from, from + atOnce))
      some.push(await lookedAt(shop, line, { items, payers, names }))
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
  for (const { lineId, companyId, amountMinor, invoices, reasons, returns } of rows)
    written.set(lineId, [
      ...(written.get(lineId) ?? []),
      [companyId, amountMinor, invoices, reasons, returns],
    ])
  return lines.filter(({ id, suggestions }) => {
    const now = suggestions.map(({ companyId, amountMinor, numbers, reasons, returns }) => [
      ...[companyId, amountMinor, numbers, reasons, returns],
    ])
    return JSON.stringify(now) !== JSON.stringify(written.get(id) ?? [])
  })
}

async function lookedAt(shop: Shop, line: LineRow, known: Known): Promise<LookedAt> {
  const { id, matchedMinor } = line
  if (line.amountMinor > 0) {
    const suggestions = suggestionsFor(line, known).map((one) => ({ ...one, returns: null }))
    return { id, matchedMinor, suggestions }
  }
  const returnable = await selectReturnable(shop.database.sql, line)
  const suggestions = returnable.map((returns) => ({
    ...{ companyId: null, amountMinor: -line.amountMinor, numbers: [], returns },
    reasons: ['return' as const],
  }))
  return { id, matchedMinor, suggestions }
}
