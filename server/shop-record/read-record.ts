import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { americanEnglish } from '../../contract/words/manner.ts'
import { numberBy, type Series } from '../../contract/words/series.ts'
import type { Config } from '../config/config.ts'
import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { writeAs } from '../words/in-manner.ts'
import { firstTexts } from './first-texts.ts'
import { inForce } from './locks.ts'
import { firstOrderRules } from './order-rules.ts'
import { type FirstTexts, type RecordRow, selectRecord } from './store.ts'

/** What an instance knows of the record, by its version. */
export type KnownRecord = {
  version: number
  changed: RecordRow['changed']
  /** What numbers begin with for ever; null while no order that is committed was seen. */
  numbers: Series | null
  readonly firstTexts: FirstTexts
  /** When it was asked for last, by performance.now(). */
  askedAt: number
  /** What the names of the shop's cookies begin with: the same for as long as the shop is. */
  readonly cookiePrefix: string
}

type Reading = Pick<Shop, 'config' | 'database' | 'record'>

/** The record with what the operator has set, as it is at this moment. `sql`: of a transaction that is open. */
export const readRecord = async (shop: Reading, sql?: Sql): Promise<ShopRecord> =>
  (await readVersioned(shop, sql)).record

/**
 * The same with its version; from now on all is written as it says. The database is asked each time for the version, and for the rest only when it is another
 * one than is known: so a change is seen at once by every instance, and what was drawn with the former is not cached under
 * a newer state of the database.
 */
export async function readVersioned(shop: Reading, sql = shop.database.sql) {
  const { config, record: known } = shop
  known.askedAt = performance.now()
  const row = await selectRecord(sql, known.version)
  if (!row) throw new Error('the shop has no record: its start makes it')
  const { version, changedAt } = row
  // of several that came at once an older one may be answered last
  if (row.changed && version > known.version)
    Object.assign(known, { version, changed: row.changed })
  const changed = row.changed ?? known.changed
  const record = inForce(config, filled(row.firstTexts, changed), row.numbers)
  if (version === known.version) {
    writeAs(record.place.locale, config.currency)
    numberBy(record.numbers)
  }
  // within a transaction it may be of an order that comes to nothing
  if (sql === shop.database.sql) known.numbers = row.numbers ?? known.numbers
  return { version, changedAt, record, given: row.numbers !== null }
}

/** The record as this instance knows it, whatever the database does. */
export const knownRecord = ({ config, record: known }: Pick<Shop, 'config' | 'record'>) =>
  inForce(config, filled(known.firstTexts, known.changed), known.numbers)

/** For so long an instance may write as the record said before, in milliseconds. */
const stillMs = 1_000

/**
 * What is about to be written, and reads no record itself, is written as the record says within a second of a change, in whatever
 * instance that was made.
 */
export async function keepUp(shop: Reading) {
  if (performance.now() - shop.record.askedAt < stillMs) return
  // a database that does not answer is told by what needs it
  await readRecord(shop).catch(() => undefined)
}

/** The same without a shop that is open: before the first start, what that will begin with. */
export async function lookAtRecord(config: Config, sql: Sql | null): Promise<ShopRecord> {
  const row = sql ? await selectRecord(sql, 0) : undefined
  const first = row?.firstTexts ?? (config.demo ? 'example' : 'neutral')
  return inForce(config, filled(first, row?.changed ?? {}), row?.numbers ?? null)
}

/** The same for a command: what it says from now on is written as the record says. */
export async function writeAsRecord(config: Config, sql: Sql | null): Promise<ShopRecord> {
  const record = await lookAtRecord(config, sql)
  writeAs(record.place.locale, config.currency)
  numberBy(record.numbers)
  return record
}

/** The groups that somebody changed, and the first texts of all others. */
export function filled(first: FirstTexts, changed: RecordRow['changed']): ShopRecord {
  const written = changed as Partial<ShopRecord>
  const record = { ...firstTexts[first], ...written }
  // what was written before has none of what was asked later
  const { seller, place, orders } = record
  return {
    ...record,
    seller: { ...laterOfSeller, ...seller },
    place: { ...laterOfPlace, ...place },
    orders: { ...firstOrderRules, ...orders },
  }
}

/** What a seller is asked since it is paid otherwise than by card, and since there are electronic invoices. */
const laterOfSeller = { payTo: '', country: '', postalCode: '', city: '', electronicAddress: '' }

/** What a place is asked since not every shop writes as in the United States. */
const laterOfPlace = { locale: americanEnglish.locale, paper: 'A4' } as const
