import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]
type OfLine = { id: string; day: string; amount: number }

export type WrongMatched = OfLine & { matched: number; paid: number }

/** Lines of which another amount is matched than the payments come to that were written down by them. */
export async function selectWrongMatched(sql: Sql, most: number) {
  return await sql<Counted<WrongMatched>>`
    select l.id, l.booked_on::text as day, l.amount_minor as amount, l.matched_minor as matched,
      p.minor::float8 as paid, count(*) over () as total
    from bank_line l
    cross join lateral (
      select (
          select coalesce(-sum(e.balance_delta), 0)
          from credit_entry e
          where e.bank_line_id = l.id and not exists (select from credit_entry u where u.undoes = e.id)
        ) + (
          select coalesce(sum(t.amount_minor), 0)
          from transfer_entry t
          where t.bank_line_id = l.id and not exists (select from transfer_entry u where u.undoes = t.id)
        ) + (
          select coalesce(sum(r.amount_minor), 0)
          from refund r
          where r.bank_line_id = l.id and r.done_at is not null
        ) as minor
    ) p
    where l.matched_minor <> p.minor
    order by l.position
    limit ${most}`
}

export type WrongState = OfLine & { state: string; meant: string }

/** Lines in another state than what was matched, suggested, noted or returned says. */
export async function selectWrongStates(sql: Sql, most: number) {
  return await sql<Counted<WrongState>>`
    select l.id, l.booked_on::text as day, l.amount_minor as amount, l.state, m.meant, count(*) over () as total
    from bank_line l
    cross join lateral (
      select case
        when l.returns is not null or exists (select from bank_line r where r.returns = l.id) then 'returned'
        when l.matched_minor > 0 and l.matched_minor = abs(l.amount_minor) then 'matched'
        when l.matched_minor > 0 then 'part'
        when l.note <> '' then 'ignored'
        when exists (select from bank_suggestion s where s.line_id = l.id) then 'suggested'
        else 'open'
      end as meant
    ) m
    where l.state <> m.meant
    order by l.position
    limit ${most}`
}
