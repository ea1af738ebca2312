import { linesOf as everyLine } from '../read/lines.ts'
import type { Source } from '../read/source-row.ts'
import type { RefusedRow } from '../report.ts'
import { refusedCsvHeader, refusedCsvRow } from '../write-report.ts'

/** How many problems an answer names, and how many the report that is kept of them. */
const answered = 500
const reported = 100_000
const rowLength = 300

/** Collects the refused rows of an import in bounded memory. `first` are those that stand first in the file. */
export function openProblems() {
  let first: RefusedRow[] = []
  const csv = [refusedCsvHeader]
  let count = 0
  const keepFirst = () => {
    first = first.sort((a, b) => a.line - b.line).slice(0, answered)
  }
  return {
    add: (row: RefusedRow) => {
      count += 1
      if (count <= reported) csv.push(refusedCsvRow(row))
      // what only the shop can tell comes after all that rows tell by themselves, so the order is made here
      first.push(row)
      if (first.length >= answered * 4) keepFirst()
    },
    count: () => count,
    csv: () => csv.join(''),
    first: () => {
      keepFirst()
      return first
    },
  }
}

/** The lines of a file by their numbers, each cut to what can be shown. */
export async function linesOf(source: Source, wanted: Set<number>): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  let line = 1
  let rest = ''
  for await (const text of everyLine(source)) {
    if (found.size === wanted.size) break
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const each of lines) {
      if (wanted.has(line)) found.set(line, each.slice(0, rowLength).toWellFormed())
      line += 1
    }
  }
  if (wanted.has(line)) found.set(line, rest.slice(0, rowLength).toWellFormed())
  return found
}
