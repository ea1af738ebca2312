import type { TaxPlace } from '../../contract/tax/areas.ts'
import type { Sql } from '../database/database.ts'

/** Where the goods leave from; null where nobody has said it. */
export async function selectOrigin(sql: Sql): Promise<TaxPlace | null> {
  const [row] = await sql<TaxPlace[]>`
    select country, region, postal_code as "postalCode"
    from tax_origin`
  return row ?? null
}

export async function saveOrigin(
  sql: Sql,
  {
    country,
    region,
    postalCode,
    taxedIn,
    prefixes,
  }: TaxPlace & { taxedIn: string; prefixes: string[] },
) {
  await sql`
    insert into tax_origin (country, region, postal_code, taxed_in, postal_prefixes)
    values (${country}, ${region}, ${postalCode}, ${taxedIn}, ${prefixes})
    on conflict (only_one) do update
    set country = excluded.country, region = excluded.region, postal_code = excluded.postal_code,
      taxed_in = excluded.taxed_in, postal_prefixes = excluded.postal_prefixes`
}

/** Which day it is in the shop. */
export async function selectToday(sql: Sql): Promise<string> {
  const [row] = await sql<{ day: string }[]>`select shop_day()::text as day`
  return row!.day
}
