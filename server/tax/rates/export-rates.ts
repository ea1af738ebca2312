import type { File } from '../../../contract/call.ts'
import type { Shop } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { type CsvColumn, writeCsv } from '../../words/write-csv.ts'
import { type RateColumn, rateColumns } from './columns.ts'
import { type Rate, selectRates } from './store.ts'

/** All rates as a file that an import reads. */
export async function exportTaxRates(shop: Shop): Promise<File> {
  const columns = (Object.keys(rateColumns) as RateColumn[]).map(
    (name): CsvColumn<Rate> => [rateColumns[name][0], (rate) => rate[name]],
  )
  const rates = await selectRates(shop.database.sql)
  return await writeCsv(
    await fileNameOf(shop, 'tax-rates.csv'),
    await timeZoneOf(shop),
    columns,
    (async function* () {
      yield rates
    })(),
  )
}
