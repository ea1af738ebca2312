import type { Sql } from '../../database/database.ts'

/** Pieces of the line `l` that were sold for good: what was cancelled, or came back, is none of them. */
export const soldPieces = (sql: Sql) => sql`(l.quantity - l.cancelled - l.returned)`

/** What they brought, in minor units; float8 is exact below 2^53 and much cheaper to sum than numeric. */
export const soldMinor = (sql: Sql) => sql`(${soldPieces(sql)} * l.unit_price_minor::float8)`
