import { type Owner, ownerOf } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'

/** Whose orders are meant: somebody's own, for themselves or for their company, or all of that company. */
export type Whose = Owner & { isAll: boolean }

/** What somebody ordered in the context in which they act; with `isAll` what their company did. */
export const whoseOf = (caller: User, isAll = false): Whose => ({
  ...ownerOf(caller),
  isAll: isAll && caller.company !== null,
})

/** Orders as o that are theirs. */
export const areOf = (sql: Sql, { buyerId, companyId, isAll }: Whose) =>
  isAll
    ? sql`o.company_id = ${companyId}`
    : sql`(o.buyer_id = ${buyerId} and o.company_id is not distinct from ${companyId}::uuid)`
