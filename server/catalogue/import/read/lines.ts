import { decodeText, unpack } from './decode-text.ts'
import { readRows } from './rows.ts'
import type { Source } from './source-row.ts'

/**
 * The text of a file in chunks, as its lines are numbered: of a workbook its rows, a line each, from where its columns
 * are named.
 */
export async function* linesOf(source: Source): AsyncGenerator<string> {
  const bytes = unpack(source)
  const first = await bytes.next()
  if (first.done) return
  if (first.value[0] !== 0x50 && first.value[0] !== 0xd0) {
    yield* decodeText(source, startingWith(first.value, bytes))
    return
  }
  let at = 1
  for await (const rows of readRows({ ...source, bytes: startingWith(first.value, bytes) }))
    for (const row of rows) {
      yield '\n'.repeat(Math.max(0, row.line - at))
      at = row.line
      if ('values' in row) yield Object.values(row.values).join(' · ').replaceAll('\n', ' ')
    }
}

async function* startingWith(start: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield start
  yield* rest
}
