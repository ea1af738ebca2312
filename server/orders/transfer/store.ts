import type { Sql } from '../../database/database.ts'

export type CameRow = {
  id: string
  amountMinor: number
  day: string
  reference: string
  byBank: boolean
}

/** What came for an order by transfer and was not taken back, oldest first. */
export async function selectCame(sql: Sql, orderId: string): Promise<CameRow[]> {
  return await sql<CameRow[]>`
    select e.id, e.amount_minor as "amountMinor", e.day::text as day, e.reference, e.bank_line_id is not null as "byBank"
    from transfer_entry e
    where e.order_id = ${orderId} and e.kind = 'came'
      and not exists (select from transfer_entry t where t.undoes = e.id)
    order by e.position`
}
