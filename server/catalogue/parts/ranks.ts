import type { Sql } from '../../database/database.ts'

/**
 * Where a statement reads what `part_rank` copies: of part p, or of its row r there, whose indexes have it; `rankAlone`
 * where nothing else is asked of a part. All say the same: the latter are for what is found by a price or a stock, or sorted
 * by it.
 */
export type ReadOf = 'part' | 'rank' | 'rankAlone'

/** What stands behind `from`. */
export const partsOf = (sql: Sql, readOf: ReadOf) =>
  readOf === 'part'
    ? sql`part p`
    : readOf === 'rank'
      ? sql`part_rank r join part p on p.id = r.part_id`
      : sql`part_rank r`
