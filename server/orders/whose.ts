import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'

/** Whose orders are meant: somebody's own, for themselves or for their company, or all of that company. */
export type Whose = { buyerId: string; companyId: string | null; isAll: boolean }

/** What somebody ordered in the context in which they act; with `isAll` what their company did. */
export const whoseOf = ({ id, company }: User, isAll = false): Whose => ({
  buyerId: id,
  companyId: company?._id ?? null,
  isAll: isAll && company !== null,
})

/** Orders as o that are theirs. */
export const areOf = (sql: Sql, { buyerId, companyId, isAll }: Whose) =>
  isAll
    ? sql`o.company_id = ${companyId}`
    : sql`(o.buyer_id = ${buyerId} and o.company_id is not distinct from ${companyId}::uuid)`
