import type { ImportResult } from '../../../contract/parts/import.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'

const shown = 10

/** Keeps what the parts of the first rows are before anything is written. */
export async function rememberFirst(sql: Sql) {
  await sql`
    create temp table import_first on commit drop as
    select r.n, r.line, coalesce(r.part_id, r.id) as id, p.price_minor, p.quantity, p.version
    from import_row r
    left join part p on p.id = r.part_id
    order by r.n
    limit ${sql.unsafe(String(shown))}`
}

type FirstRow = {
  line: number
  mpn: string
  name: string
  category: Category
  priceMinor: number
  quantity: number
  minQuantity: number
  version: number
  hadVersion: number | null
  hadPriceMinor: number | null
  hadQuantity: number | null
}

/** The same parts as they are now, beside what they were. */
export async function selectFirst(sql: Sql, currency: string): Promise<ImportResult['first']> {
  const rows = await sql<FirstRow[]>`
    select f.line, p.mpn, p.name, p.category, p.price_minor as "priceMinor", p.quantity,
      p.min_quantity as "minQuantity", p.version, f.version as "hadVersion",
      f.price_minor as "hadPriceMinor", f.quantity as "hadQuantity"
    from import_first f
    join part p on p.id = f.id
    order by f.n`
  return rows.map(({ priceMinor, hadPriceMinor, hadQuantity, version, hadVersion, ...row }) => ({
    ...row,
    outcome: hadVersion === null ? 'added' : hadVersion === version ? 'unchanged' : 'changed',
    price: toMajor(priceMinor, currency),
    was:
      hadPriceMinor === null || hadQuantity === null
        ? null
        : { price: toMajor(hadPriceMinor, currency), quantity: hadQuantity },
  }))
}
