import type { Sql } from '../../database/database.ts'

/** The least pieces of an order of part p: its minimum, raised to its multiple, as `leastOf` of the contract says it. */
export const leastOrder = (sql: Sql) =>
  sql`((p.min_quantity + p.order_multiple - 1) / p.order_multiple * p.order_multiple)`

/** There are fewer than two least orders of part p. Twice the least order may be more than an integer holds. */
export const isShort = (sql: Sql) => sql`p.quantity < 2::bigint * ${leastOrder(sql)}`
