import { z } from 'zod'
import { noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import type { Input, Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { feedRow } from '../../../../contract/parts/feed.ts'
import { Refusal } from '../../../../contract/refusals.ts'
import { isStorable } from '../../../../contract/text/text.ts'
import { writeAudit } from '../../../database/audit.ts'
import { violates } from '../../../database/database.ts'
import { unknownNames } from '../../../requests/unknown-names.ts'
import type { Shop, User } from '../../../shop.ts'
import { importDefaults, importRows } from '../import-rows.ts'
import { batchRows, type ReadRow } from '../read/source-row.ts'
import { openReport } from '../report.ts'
import { emptyPriceList } from '../row-to-part/price-list.ts'
import * as store from '../store.ts'

type Given = Input<Calls['feedParts']>
type Answer = Output<Calls['feedParts']>

/** What is told of a feed in the audit and beside what it changed. */
const source = 'feed'

/**
 * Brings the rows of a program into the shop as an import does, in one transaction: the good ones are written, each is
 * answered. Feeds and imports wait for one another, but feeds of nothing but prices and stock of known parts run beside
 * each other.
 */
export async function feedParts(shop: Shop, caller: User, given: Given): Promise<Answer> {
  const { rows } = given
  const answers: Answer['rows'] = rows.map(({ mpn }) => ({
    mpn: typeof mpn === 'string' && isStorable(mpn) ? mpn : null,
    outcome: 'unchanged',
  }))
  const feeding = shop.database.longTransaction(async (sql): Promise<Answer> => {
    const isBeside = given.onlyKnown && rows.every(isPriceAndStock)
    await store.beginFeed(sql, isBeside)
    const said = given.asOf ? new Date(given.asOf) : null
    const asOf = (said ?? (await store.selectNow(sql))).toISOString()
    const open = openReport(source, ({ line, field, reason }) => {
      const row = answers[line - 1]!
      row.outcome = 'refused'
      row.errors = [...(row.errors ?? []), { path: pathOf(field), message: reason }]
    })
    const mark = (outcome: Answer['rows'][number]['outcome']) => (lines: number[]) => {
      for (const line of lines) answers[line - 1]!.outcome = outcome
    }
    await importRows(
      sql,
      shop.config.currency,
      { name: source, rows: batchesOf(rows) },
      {
        columns: noColumns,
        keepUnknown: false,
        nullClears: true,
        decimal: '.',
        prices: emptyPriceList(),
        defaults: importDefaults,
        allowRefused: true,
        onlyKnown: given.onlyKnown,
        quantityIs: given.quantityIs,
        actorId: caller.id,
        asOf: said,
        isStamped: true,
        isBeside,
        onAdded: mark('added'),
        onChanged: mark('changed'),
        onUnknown: (line) => mark('unknown')([line]),
        onShort: (short) => {
          for (const { line, missing } of short) answers[line - 1]!.missing = missing
        },
      },
      open,
    )
    const { inserted, updated, unchanged, unknown, refused, stockCorrected } = open.report
    if (inserted + updated > 0)
      await writeAudit(sql, caller.id, 'parts-imported', source, {
        inserted,
        updated,
        refused,
        asOf,
      })
    return {
      outcome: inserted + updated > 0 ? 'written' : 'nothing',
      asOf,
      read: rows.length,
      added: inserted,
      changed: updated,
      unchanged,
      unknown,
      refused,
      stockCorrected,
      rows: answers,
    }
  })
  return await feeding.catch((error) => {
    throw violates(error, 'part_mpn') ? new Refusal('import_running') : error
  })
}

const priceAndStock: ReadonlySet<string> = new Set(['mpn', 'price', 'quantity'])

/** Whether a row can change nothing but price and stock. */
const isPriceAndStock = (row: Given['rows'][number]) =>
  Object.keys(row).every((name) => priceAndStock.has(name))

/** The rows with their places, from 1, as lines. */
async function* batchesOf(rows: Given['rows']): AsyncGenerator<ReadRow[]> {
  for (let at = 0; at < rows.length; at += batchRows)
    yield rows.slice(at, at + batchRows).map((values, index): ReadRow => {
      const line = at + index + 1
      const wrong = typeof values.mpn !== 'string' && values.mpn !== undefined
      if (wrong) return { line, field: 'mpn', reason: 'A text' }
      const [unknown] = unknownNames(knownNames, values, {})
      return unknown ? { line, field: unknown.path, reason: unknown.message } : { line, values }
    })
}

/** The names that a row may have: one that is misspelt would change nothing, and nobody would hear of it. */
const knownNames = z.object(feedRow.shape)

/** A field of an import as the row's own name of it. */
const pathOf = (field: string) => (field.startsWith('break') ? 'breaks' : field)
