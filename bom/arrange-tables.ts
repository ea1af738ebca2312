import { findHeader, isWorded } from './columns/find-header.ts'
import { headersIn, meaningOfHeader } from './columns/headers.ts'
import { isPartLike } from './columns/part-like.ts'
import { plain } from './columns/plain.ts'
import { saysTotal } from './read/totals.ts'

/** Where a cell stood before: its row and column; null for one that was put in. */
export type Place = readonly [row: number, column: number] | null
export type Arranged = { rows: string[][]; places: Place[][] }

const numbers = new Set(['mpn', 'number', 'distributor', 'house', 'alternative'])
const amounts = new Set(['quantity', 'ordered', 'total quantity', 'per machine'])

/**
 * Rows as one table: what stands beside a table, with a header of its own, comes below it, and the columns of a table
 * below another go under those of the same name. No cell is lost; `places` says where each was.
 */
export function arranged(rows: readonly (readonly string[])[]): Arranged {
  const whole: Place[][] = rows.map((row, at) => row.map((_, column) => [at, column] as const))
  const textAt = (place: Place) => (place ? rows[place[0]]![place[1]]! : '')
  const header = findHeader(rows)
  if (header === null) return { rows: rows.map((row) => [...row]), places: whole }
  const below = besides(rows, whole, header)
  const places = underNames(below, textAt, header)
  const width = Math.max(0, ...places.map((row) => row.length))
  const square = places.map((row) => [...row, ...Array<Place>(width - row.length).fill(null)])
  return { rows: square.map((row) => row.map(textAt)), places: square }
}

/** Where the tables beside each other begin, by the row that names their columns; none for one table. */
function startsOf(names: readonly string[]): number[] {
  const meanings = names.map((name) => meaningOfHeader(name)?.meaning ?? '')
  const keys = names.map(plain)
  const firsts = keys.flatMap((key, at) => (key !== '' && keys.indexOf(key) < at ? [at] : []))
  const isTable = (from: number, to: number) =>
    meanings.slice(from, to).some((one) => numbers.has(one)) &&
    meanings.slice(from, to).some((one) => amounts.has(one))
  for (const at of [...firsts, ...keys.keys()]) {
    const isGap = at > 0 && keys[at - 1] === '' && keys[at] !== ''
    const isRepeat = firsts.includes(at) && keys[at] === keys.find((key) => key !== '')
    if ((isGap || isRepeat) && isTable(0, at) && isTable(at, keys.length))
      return [at, ...startsOf(names.slice(at)).map((start) => start + at)]
  }
  return []
}

function besides(
  rows: readonly (readonly string[])[],
  whole: Place[][],
  header: number,
): Place[][] {
  const starts = startsOf(rows[header]!)
  if (starts.length === 0) return whole
  const bounds = [0, ...starts, rows[header]!.length]
  const above = whole.slice(0, header)
  const tables = bounds.slice(0, -1).flatMap((from, at) =>
    whole
      .slice(header)
      .map((row) => row.slice(from, bounds[at + 1]))
      .filter(
        (row, line) =>
          at === 0 || row.some((place) => rows[place![0]]![place![1]]!.trim() !== '') || line === 0,
      ),
  )
  return [...above, ...tables]
}

/** Moves the columns of later tables, whose headers differ, under those of the first. */
function underNames(
  places: Place[][],
  textAt: (place: Place) => string,
  header: number,
): Place[][] {
  const texts = (row: Place[]) => row.map(textAt)
  const names = texts(places[header]!)
  const rows = places.map(texts)
  const number = numberIn(names, rows.slice(header + 1))
  let columns: number[] | null = null
  let hasRows = false
  return places.map((row, at) => {
    if (at <= header) return row
    const cells = rows[at]!
    if (hasRows && (isHeader(cells) || isOfOthers(cells, names, rows[at + 1]))) {
      const isSame = plain(cells.join('|')) === plain(names.join('|'))
      const own = numberIn(cells, rows.slice(at + 1))
      columns = isSame ? null : columnsUnder(cells, names, [own, number])
    } else if (cells.filter((cell) => cell.trim() !== '').length > 1) hasRows = true
    if (!columns) return row
    const moved = Array<Place>(names.length).fill(null)
    for (const [column, place] of row.entries()) moved[columns[column] ?? column] = place
    return moved
  })
}

/** What names the numbers of parts and something else: also a table of stocks or prices is one of its own. */
function isHeader(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  // asked first, for it is cheap and most rows are none
  if (filled.length < 2 || !isWorded(filled)) return false
  const meanings = cells.map((cell) => meaningOfHeader(cell)?.meaning ?? '')
  const { any, outright } = headersIn(cells)
  return any >= 2 && outright >= 1 && meanings.some((one) => numbers.has(one))
}

/** Words where the pieces stand, and the names of other columns beside them: "Item, Stock" above rows that have digits. */
function isOfOthers(cells: string[], names: string[], below: string[] = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length < 2 || !isWorded(filled) || filled.some((cell) => /\d/.test(cell))) return false
  const isUnder = (cell: string, at: number) =>
    amounts.has(meaningOfHeader(names[at] ?? '')?.meaning ?? '') && isName(cell)
  const isNamed = cells.some(isUnder) || cells.filter(isName).length === filled.length
  return isNamed && !saysTotal(filled[0]!) && isRow(below)
}

const isName = (cell: string) => (meaningOfHeader(cell)?.sure ?? 0) > 1

const isRow = (cells: string[]) =>
  cells.filter((cell) => cell.trim() !== '').length > 1 &&
  cells.some((cell) => /^\P{L}*\d\P{L}*$/u.test(cell)) &&
  cells.some((cell) => /\p{L}/u.test(cell))

/** The column of a table's numbers: by its name, else by most of the cells below it, as many as its own first rows. */
function numberIn(names: string[], below: string[][]): number {
  const named = names.findIndex((name) => numbers.has(meaningOfHeader(name)?.meaning ?? ''))
  if (named >= 0) return named
  const end = below.findIndex((row) => row.every((cell) => cell.trim() === ''))
  const own = below.slice(0, Math.min(5, end < 0 ? 5 : Math.max(1, end)))
  const found = names.map((name, at) =>
    name.trim() === '' ? 0 : own.filter((row) => isPartLike(row[at]?.trim() ?? '')).length,
  )
  const most = Math.max(0, ...found)
  return most === 0 ? -1 : found.indexOf(most)
}

/**
 * For each column of a table the one of the first with its name, else with its meaning; new ones behind. `own` and `first`: where
 * each has the numbers of its parts, -1 where nobody knows.
 */
function columnsUnder(
  cells: string[],
  names: string[],
  [own, first]: readonly [own: number, first: number],
): number[] {
  const taken = new Set<number>(own >= 0 && first >= 0 ? [first] : [])
  const find = (test: (name: string, at: number) => boolean) => {
    const at = names.findIndex((name, place) => !taken.has(place) && test(name, place))
    if (at >= 0) taken.add(at)
    return at
  }
  const byName = cells.map((cell, at) => {
    if (at === own && first >= 0) return first
    return plain(cell) === '' ? -1 : find((name) => plain(name) === plain(cell))
  })
  const byMeaning = cells.map((cell, at) => {
    const meaning = meaningOfHeader(cell)?.meaning
    if (byName[at]! >= 0 || !meaning) return byName[at]!
    const same = find((name) => meaningOfHeader(name)?.meaning === meaning)
    if (same >= 0) return same
    const kind = [amounts, numbers].find((one) => one.has(meaning))
    return kind ? find((name) => kind.has(meaningOfHeader(name)?.meaning ?? '')) : -1
  })
  return byMeaning.map((place) => {
    if (place >= 0) return place
    names.push('')
    taken.add(names.length - 1)
    return names.length - 1
  })
}
