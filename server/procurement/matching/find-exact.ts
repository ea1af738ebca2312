import type { Sql } from '../../database/database.ts'
import { type ExactRow, selectExact, selectRemoved } from './store.ts'
import type { Wanted } from './wanted.ts'

export type Exact = { by: 'mpn' | 'partNumber'; row: ExactRow }

/** The part in the shop that each of these rows spells, by the manufacturer's number before ours. */
export async function findExact(sql: Sql, wanted: Wanted[]): Promise<Map<Wanted, Exact>> {
  const rows = await selectExact(sql, ...numbersOf(wanted))
  const byKey = new Map(rows.map((row) => [row.mpnKey, row]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const found = new Map<Wanted, Exact>()
  for (const one of wanted) {
    const sold = one.key ? byKey.get(one.key) : undefined
    const our = one.partNumber === null ? undefined : byNumber.get(one.partNumber)
    if (sold) found.set(one, { by: 'mpn', row: sold })
    else if (our) found.set(one, { by: 'partNumber', row: our })
  }
  return found
}

/** Those of these rows that spell a part which has left the shop. */
export async function findRemoved(sql: Sql, wanted: Wanted[]): Promise<Set<Wanted>> {
  const { keys, numbers } = await selectRemoved(sql, ...numbersOf(wanted))
  return new Set(
    wanted.filter(
      ({ key, partNumber }) =>
        (key !== '' && keys.has(key)) || (partNumber !== null && numbers.has(partNumber)),
    ),
  )
}

const numbersOf = (wanted: Wanted[]): [keys: string[], numbers: number[]] => [
  [...new Set(wanted.flatMap(({ key }) => key || []))],
  [...new Set(wanted.flatMap(({ partNumber }) => partNumber ?? []))],
]
