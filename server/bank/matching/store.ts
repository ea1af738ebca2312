import type { MatchReason } from '../../../contract/bank/bank-words.ts'
import type { Sql } from '../../database/database.ts'

export type NewSuggestion = {
  companyId: string | null
  amountMinor: number
  numbers: number[]
  reasons: MatchReason[]
  /** The order by transfer that it may pay. */
  orderId: string | null
  returns: string | null
}
export type LookedAt = { id: string; matchedMinor: number; suggestions: NewSuggestion[] }

/** Writes what lines may pay, and that they are suggested by it. Of one that was decided meanwhile nothing is written. */
export async function replaceSuggestions(sql: Sql, lines: LookedAt[]) {
  const locked = await sql<{ id: string; matchedMinor: number }[]>`
    select id, matched_minor as "matchedMinor"
    from bank_line
    where id = any(${lines.map(({ id }) => id)}::uuid[]) and state in ('open', 'suggested', 'part')
    order by id
    for update`
  const still = lines.filter((line) =>
    locked.some(({ id, matchedMinor }) => id === line.id && matchedMinor === line.matchedMinor),
  )
  const ids = still.map(({ id }) => id)
  await sql`delete from bank_suggestion where line_id = any(${ids}::uuid[])`
  const rows = still.flatMap(({ id, suggestions }) =>
    suggestions.map((one, place) => ({ ...one, id, place })),
  )
  await sql`
    insert into bank_suggestion (line_id, place, company_id, amount_minor, invoices, reasons, returns, order_id)
    select line_id, place, company_id, amount_minor,
      array(select jsonb_array_elements_text(invoices::jsonb))::bigint[],
      array(select jsonb_array_elements_text(reasons::jsonb)), returns, order_id
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ place }) => place)}::integer[],
      ${rows.map(({ companyId }) => companyId)}::uuid[], ${rows.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${rows.map(({ numbers }) => JSON.stringify(numbers))}::text[],
      ${rows.map(({ reasons }) => JSON.stringify(reasons))}::text[], ${rows.map(({ returns }) => returns)}::uuid[],
      ${rows.map(({ orderId }) => orderId)}::uuid[]
    ) s (line_id, place, company_id, amount_minor, invoices, reasons, returns, order_id)`
  await sql`
    update bank_line l
    set state = case
      when exists (select from bank_suggestion s where s.line_id = l.id) then 'suggested'
      else 'open'
    end
    where l.id = any(${ids}::uuid[]) and l.state <> 'part'`
}
