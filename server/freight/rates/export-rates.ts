import type { File } from '../../../contract/call.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { type CsvColumn, writeCsv } from '../../words/write-csv.ts'
import { selectMethods } from '../methods/store.ts'
import { selectZones } from '../zones/store.ts'
import { type RateColumn, rateColumns } from './columns.ts'
import { type Band, selectRates } from './store.ts'

type Row = { method: string; zone: string; band: Band }

/** All rates as a file that an import reads. */
export async function exportShippingRates(shop: Shop): Promise<File> {
  const { sql } = shop.database
  const { currency } = shop.config
  const major = (minor: number | null) => (minor === null ? '' : toMajor(minor, currency))
  const values: Record<RateColumn, (row: Row) => string | number> = {
    method: ({ method }) => method,
    zone: ({ zone }) => zone,
    upToKg: ({ band }) => (band.upToGrams === null ? '' : band.upToGrams / 1_000),
    price: ({ band }) => major(band.priceMinor),
    perKg: ({ band }) => major(band.perKgMinor),
    freeFrom: ({ band }) => major(band.freeFromMinor),
  }
  const columns = (Object.keys(rateColumns) as RateColumn[]).map(
    (name): CsvColumn<Row> => [rateColumns[name][0], values[name]],
  )
  const [rates, methods, zones] = await Promise.all([
    selectRates(sql),
    selectMethods(sql),
    selectZones(sql),
  ])
  const nameOf = (all: { id: string; name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? ''
  const rows = rates.flatMap(({ methodId, zoneId, bands }) =>
    bands.map((band) => ({
      method: nameOf(methods, methodId),
      zone: nameOf(zones, zoneId),
      band,
    })),
  )
  return await writeCsv(
    await fileNameOf(shop, 'shipping-rates.csv'),
    await timeZoneOf(shop),
    columns,
    (async function* () {
      yield rows
    })(),
  )
}
