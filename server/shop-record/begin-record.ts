import type { Config } from '../config/config.ts'
import { ConfigFault } from '../config/settings.ts'
import type { Database } from '../database/database.ts'
import { checkNumbers } from './numbers.ts'
import { type KnownRecord, readRecord } from './read-record.ts'
import { sellerFault } from './seller.ts'
import { insertRecord, saveTimeZone, selectRecord } from './store.ts'

/**
 * Makes the record of a shop that begins: the example's in a demo, else a neutral one. Nothing real is sold by the
 * example: such a shop does not open. Throws ConfigFault.
 */
export async function beginRecord(config: Config, database: Database): Promise<KnownRecord> {
  await insertRecord(database.sql, config.demo ? 'example' : 'neutral')
  const row = await selectRecord(database.sql, 0)
  const firstTexts = row?.firstTexts ?? 'neutral'
  const cookiePrefix = firstTexts === 'example' ? 'partwright' : 'shop'
  const known: KnownRecord = {
    version: 0,
    changed: {},
    numbers: null,
    askedAt: 0,
    firstTexts,
    cookiePrefix,
  }
  const { seller, place, numbers } = await readRecord({ config, database, record: known })
  checkNumbers(config, numbers)
  await saveTimeZone(database.sql, place.timeZone)
  const fault = sellerFault(config, seller)
  if (config.isReal && fault) throw new ConfigFault(fault)
  return known
}
