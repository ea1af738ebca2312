import { z } from 'zod'
import { ibanIn } from '../../../contract/bank/iban.ts'
import { statementColumns } from '../../../contract/bank/statement-columns.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { readFields } from '../../requests/input.ts'
import type { Shop, User } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import type { CsvKnowledge, CsvRead } from '../read/csv/read-csv.ts'
import { selectColumns, upsertColumns } from './store.ts'

const said = z.object({ columns: statementColumns })

/** What is known of CSVs: what the caller says as JSON, what was said before, and what the shop is paid to. Throws invalid_input. */
export async function knowledgeOf(shop: Shop, columns: string | undefined): Promise<CsvKnowledge> {
  const [remembered, record] = await Promise.all([
    selectColumns(shop.database.sql),
    readRecord(shop),
  ])
  return {
    said: columns === undefined ? null : saidIn(columns),
    remembered: new Map(remembered.map(({ fingerprint, columns }) => [fingerprint, columns])),
    shop: { account: ibanIn(record.seller.payTo) ?? '', currency: shop.config.currency },
  }
}

function saidIn(text: string) {
  let given: unknown = null
  try {
    given = JSON.parse(text)
  } catch {
    // null is refused with the words of the schema
  }
  return (readFields(said, { columns: given }) as z.output<typeof said>).columns
}

/**
 * Remembers what was said of a file that was read so. A file without an account is of the one that the shop was paid to on that day: when that changes,
 * its statements are refused, and not taken for those of another account.
 */
export async function rememberSaid(
  sql: Sql,
  caller: User,
  { header, fingerprint, statement }: CsvRead,
  { said, remembered }: CsvKnowledge,
) {
  const columns = {
    ...said!,
    account: said!.columns.includes('account') ? null : statement.iban,
    currency: said!.columns.includes('currency') ? null : statement.currency,
  }
  const id = await upsertColumns(sql, { id: newId(), header, fingerprint, columns, by: caller.id })
  const before = remembered.get(fingerprint)
  await writeAudit(sql, caller.id, 'statement-columns-kept', id, {
    name: header.join('; ').slice(0, 200),
    ...(before && { before }),
    after: columns,
  })
}
