import { isPartLike } from '../../columns/part-like.ts'
import { readQuantity } from '../quantity.ts'

const isCount = (cell: string) => 'pieces' in readQuantity(cell, null)
const isNumber = (cell: string) => isPartLike(cell) && !isCount(cell)

/**
 * The rows of a table whose cells came a line each, as mails make them: so many lines a row that one of them is always
 * a number and one always a quantity. null for lines that are none.
 */
export function readCellLines(given: readonly string[]): string[][] | null {
  const lines = withoutGaps(given.map((line) => line.trim()))
  for (let width = 2; width <= 8; width += 1) {
    if (lines.length % width !== 0 || lines.length < 2 * width) continue
    const rows = Array.from({ length: lines.length / width }, (_, at) =>
      lines.slice(at * width, (at + 1) * width),
    )
    for (const header of [0, 1]) {
      const body = rows.slice(header)
      const has = (test: (cell: string) => boolean) =>
        Array.from({ length: width }, (_, at) => at).filter((at) =>
          body.every((row) => test(row[at]!)),
        )
      if (body.length + header >= 2 && has(isNumber).length > 0 && has(isCount).length > 0)
        return rows
    }
  }
  return null
}

/** Without the blank lines that mails put between all of them, as many each time; what ends in others is left as it is. */
function withoutGaps(given: readonly string[]): string[] {
  const end = given.findLastIndex((line) => line !== '') + 1
  const start = given.findIndex((line) => line !== '')
  const lines = given.slice(Math.max(0, start), end)
  const step = lines.findIndex((line, at) => at > 0 && line !== '')
  const isEven = step > 1 && lines.every((line, at) => (line !== '') === (at % step === 0))
  return isEven ? lines.filter((line) => line !== '') : given.slice(0, end)
}
