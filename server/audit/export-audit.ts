import { auditThings } from '../../contract/audit/actions.ts'
import type { AuditEntry } from '../../contract/audit/audit.ts'
import type { File, Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { fileNameOf, timeZoneOf } from '../shop-record/index.ts'
import { type CsvColumn, maxRows, tooManyRows, writeCsv } from '../words/write-csv.ts'
import { type AuditFilter, countAudit, selectAudit } from './store.ts'
import { auditToApi } from './to-api.ts'

const columns: CsvColumn<AuditEntry>[] = [
  ['At', ({ at }) => new Date(at)],
  ['What', ({ what }) => what],
  ['Of', ({ thing }) => thing && auditThings[thing]],
  ['Name', ({ title }) => title],
  ['Subject', ({ subject }) => subject],
  ['Before', ({ changes }) => sideOf(changes.map(({ field, before }) => [field, before]))],
  ['After', ({ changes }) => sideOf(changes.map(({ field, after }) => [field, after]))],
  ['Notes', ({ facts }) => sideOf(facts.map(({ field, value }) => [field, value]))],
  ['By', ({ by }) => by],
  ['Email', ({ email }) => email],
  ['Way', ({ via }) => via],
  ['Key', ({ key, keyId }) => key ?? keyId],
  ['Id', ({ _id }) => _id],
]

/** Everything that the filter finds, one row a change. */
export async function exportAudit(
  shop: Shop,
  _caller: User,
  wanted: Input<Calls['exportAudit']>,
): Promise<File> {
  const { sql } = shop.replica
  const timeZone = await timeZoneOf(shop)
  const filter = { ...wanted, timeZone }
  if ((await countAudit(sql, filter, maxRows + 1)) > maxRows) throw tooManyRows()
  return await writeCsv(await fileNameOf(shop, 'audit.csv'), timeZone, columns, read(shop, filter))
}

const piece = 2_000

async function* read({ replica: { sql }, config }: Shop, filter: AuditFilter) {
  for (let before: string | null = null; ; ) {
    const rows = await selectAudit(sql, { ...filter, before }, { from: 0, limit: piece })
    yield await auditToApi(sql, rows, config.currency)
    if (rows.length < piece) return
    before = rows.at(-1)!.id
  }
}

const sideOf = (fields: [field: string, value: string | null][]) =>
  fields.flatMap(([field, value]) => (value === null ? [] : [`${field}: ${value}`])).join('\n')
