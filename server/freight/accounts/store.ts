import type { CarrierAccount } from '../../../contract/freight/price-freight.ts'
import type { Sql } from '../../database/database.ts'

/** The accounts of a company, by carrier. */
export const selectAccounts = async (sql: Sql, companyId: string): Promise<CarrierAccount[]> =>
  await sql<CarrierAccount[]>`
    select id, carrier, number
    from carrier_account
    where company_id = ${companyId}
    order by lower(carrier), number`

/** Answers false where the company has this account already. */
export async function insertAccount(
  sql: Sql,
  row: CarrierAccount & { companyId: string; addedBy: string },
) {
  const rows = await sql`
    insert into carrier_account (id, company_id, carrier, number, added_by)
    values (${row.id}, ${row.companyId}, ${row.carrier}, ${row.number}, ${row.addedBy})
    on conflict (company_id, lower(carrier), number) do nothing`
  return rows.count === 1
}

export async function deleteAccount(sql: Sql, id: string) {
  await sql`delete from carrier_account where id = ${id}`
}
