import type { Sql } from '../../database/database.ts'

export type PartOrder = {
  sort: keyof typeof sortColumns
  descending: boolean
  /** The last row of the page before. */
  after: { id: string; key: string | number } | null
}

const sortColumns = {
  newest: 'p.id',
  name: 'p.name collate as_people',
  price: 'p.price_minor',
  quantity: 'p.quantity',
} as const
const keyTypes = { newest: 'uuid', name: 'text', price: 'bigint', quantity: 'bigint' } as const

/** So many rows behind the first `offset`. */
export type Page = { limit: number; offset: number }

/** What a statement on part p needs for this order. */
export function orderOf(sql: Sql, { sort, descending, after }: PartOrder) {
  const column = sql.unsafe(sortColumns[sort])
  const type = sql.unsafe(keyTypes[sort])
  const direction = sql.unsafe(descending ? 'desc' : 'asc')
  const compare = sql.unsafe(descending ? '<' : '>')
  return {
    column,
    type,
    direction,
    compare,
    /** That a part stands behind the page before. */
    after: after
      ? sql`and (${column}, p.id) ${compare} (${after.key}::${type}, ${after.id}::uuid)`
      : sql``,
    sorted: ({ limit, offset }: Page) => sql`
      order by ${column} ${direction}, p.id ${direction}
      limit ${limit}
      offset ${offset}`,
  }
}
