import type { ActingFor } from '../../contract/companies/acting-for.ts'
import {
  type CompanyRight,
  type CompanyRole,
  rightsOf,
  rightWords,
} from '../../contract/companies/rights.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'

/** A company as `actingColumn` reads it. */
export type ActingRow = Omit<ActingFor, 'rights'> & { roles: CompanyRole[] }

/** For whom a user `u` acts, null where for themselves: needs `joinActing`. */
export const actingColumn = (sql: Sql) => sql`
  case when m.id is not null then jsonb_build_object(
    '_id', c.id, 'memberId', m.id, 'name', c.legal_name, 'state', c.state, 'roles', m.roles,
    'poRequired', c.po_required, 'costCentreId', m.cost_centre_id, 'credit', (
      select jsonb_build_object('state', a.state, 'days', a.days, 'deposit', a.deposit_bp / 100.0, 'overLimit', a.over_limit, 'overdue', case when exists (
          select
          from credit_open p
          where p.company_id = a.company_id and p.side = 'debit' and p.due_on < shop_day()
        ) then a.when_overdue end)
      from credit_account a
      where a.company_id = c.id
    )
  ) end`

/**
 * The company whose id is `companyId`, and the membership of `u` there. Where the id is set and `m.id` is null they do not
 * act for it: they are no member any more, or it was never approved.
 */
export const joinActing = (sql: Sql, companyId: ReturnType<Sql>) => sql`
  left join company c on c.id = ${companyId} and c.state in ('approved', 'suspended')
  left join company_member m on m.company_id = c.id and m.user_id = u.id and m.ended_at is null
    and u.role is null`

export const withRights = (row: ActingRow | null): ActingFor | null =>
  row && { ...row, rights: rightsOf(row.roles) }

/** Refuses what the roles of a member do not allow. To order, the company has to be approved besides. */
export function requireRight(company: ActingFor, right: CompanyRight) {
  const { name, rights } = company
  if (!rights.includes(right))
    throw new Refusal('right_missing', { company: name, what: rightWords[right] })
  if (right === 'order') requireApproved(company)
}

/** Members of a suspended company look, and order nothing. */
export function requireApproved({ name, state }: Pick<ActingFor, 'name' | 'state'>) {
  if (state === 'approved') return
  const advice = 'its members see what there is, and order nothing. Write to the seller.'
  throw new Refusal('company_state', { company: name, state, advice })
}
