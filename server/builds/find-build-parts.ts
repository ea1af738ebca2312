import { type Build, total } from '../../contract/builds/build.ts'
import type { BuildRequestLine } from '../../contract/builds/schemas.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { PartRow } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import { selectBuildParts } from './store.ts'

export type Found = { row: PartRow; quantity: number }

/** The parts of the lines, one statement for all; the first line that names none is refused by its place. */
export async function findBuildParts(
  sql: Sql,
  lines: readonly BuildRequestLine[],
): Promise<Found[]> {
  const { ids, entries } = namesOf(lines)
  const rows = await selectBuildParts(sql, ids, entries)
  return lines.map((line, at) => {
    const row = rows.find((one) =>
      'partId' in line ? one.id === line.partId.toLowerCase() : one.sourceId === entryOf(line.id),
    )
    if (!row)
      throw new Refusal(
        'not_found',
        {},
        { words: `Line ${at} names no part of this shop; the first line is 0.` },
      )
    return { row, quantity: line.quantity }
  })
}

const entryOf = (id: string) => `opendb:${id.toLowerCase()}`

const namesOf = (lines: readonly BuildRequestLine[]) => ({
  ids: lines.flatMap((line) => ('partId' in line ? [line.partId] : [])),
  entries: lines.flatMap((line) => ('partId' in line ? [] : [entryOf(line.id)])),
})

/** Lines of two boards are two machines. */
export function requireOneBoard({ boards }: Pick<Build, 'boards'>) {
  const count = total(boards)
  if (count < 2) return
  throw new Refusal(
    'invalid_input',
    {},
    {
      words: `One machine has one motherboard, and these lines have ${count}. Check the machines one by one.`,
      errors: [{ path: 'lines', message: 'One machine has one motherboard' }],
    },
  )
}
