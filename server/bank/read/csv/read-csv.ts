import type { StatementColumns } from '../../../../contract/bank/statement-columns.ts'
import { daysOf, oneLine, type ReadStatement, RowFault, StatementFault } from '../read-statement.ts'
import { isNamed, mayMark, rolesByName } from './names.ts'
import { type Reading, type RowRead, readingAsSaid, readingByName, readRow } from './row.ts'
import { fingerprintOf, type Header, headerOf, rowsBelow } from './table.ts'

/** What is known of CSVs besides themselves. */
export type CsvKnowledge = {
  /** What somebody says now of the file that is sent. */
  said: StatementColumns | null
  /** What was said before, by the fingerprint of the header. */
  remembered: ReadonlyMap<string, StatementColumns>
  /** The account and the currency of a file that has neither, where nobody says others. */
  shop: { account: string; currency: string }
}

/** A CSV of which nobody said yet how it is read, or of which that reads too little. */
export class ColumnsUnknown extends Error {
  readonly header: string[]
  constructor(header: string[], why: string) {
    super(why)
    this.header = header
  }
}

type Problems = ReadStatement['problems']

/** A statement of a CSV, and by whose words it was read. */
export type CsvRead = {
  statement: ReadStatement
  header: string[]
  fingerprint: string
  by: 'said' | 'remembered' | 'names'
}

/**
 * The statement of a CSV: rows of one account below a header. It is read as somebody says, as it was said of such a header before, or by
 * names that banks use; otherwise somebody is asked, and so they are where that reads fewer than half of the rows.
 * Throws ColumnsUnknown and StatementFault.
 */
export function readCsv(text: string, knowledge: CsvKnowledge): CsvRead {
  const header = headerOf(text)
  const fingerprint = fingerprintOf(header.cells)
  const { by, reading } = howToRead(header, fingerprint, knowledge)
  if (by === 'names') requireOneWay(text, header, reading)
  const { rows, problems } = readRows(text, header, reading)
  if (rows.length === 0 && problems.length === 0)
    throw new StatementFault('it has no rows below its header')
  const [first] = problems
  const isPlausible = rows.length > 0 && (by === 'names' || rows.length >= problems.length)
  if (first && !isPlausible)
    throw new ColumnsUnknown(
      header.cells,
      `${tooFew[by]}: line ${first.line} says “${first.message}”.`,
    )
  return { statement: statementOf(rows, problems), header: header.cells, fingerprint, by }
}

const tooFew = {
  said: 'So most of its rows cannot be read',
  remembered: 'As it was said of this header before, most of its rows cannot be read any more',
  names: 'By the names of its columns none of its rows can be read for sure',
}

export function howToRead(
  { cells }: Header,
  fingerprint: string,
  { said, remembered: before, shop }: CsvKnowledge,
): { by: CsvRead['by']; reading: Reading } {
  const remembered = said ?? before.get(fingerprint)
  const roles = rolesByName(cells)
  if (!remembered && isNamed(roles)) return { by: 'names', reading: readingByName(roles) }
  if (!remembered) throw new ColumnsUnknown(cells, 'Its header has names that are not known.')
  if (remembered.columns.length !== cells.length)
    throw new ColumnsUnknown(
      cells,
      `It has ${cells.length} columns, and ${remembered.columns.length} were said.`,
    )
  return { by: said ? 'said' : 'remembered', reading: readingAsSaid(remembered, shop) }
}

/** By names alone a sign says which way money went: a column that may say so besides is asked about. Throws ColumnsUnknown. */
function requireOneWay(text: string, header: Header, { columns }: Reading) {
  const rows = [...rowsBelow(text, header)]
  const at = columns.findIndex(
    (role, place) =>
      role === 'none' &&
      mayMark(
        header.cells[place] ?? '',
        rows.map(({ cells }) => cells[place] ?? ''),
      ),
  )
  if (at >= 0)
    throw new ColumnsUnknown(
      header.cells,
      `Its column “${oneLine(header.cells[at]!, 40)}” may say which way money went.`,
    )
}

/** All rows below a header as they are read, and those that are not. */
export function readRows(text: string, header: Header, reading: Reading) {
  const problems: Problems = []
  const rows: RowRead[] = []
  for (const { cells, line, raw } of rowsBelow(text, header))
    try {
      rows.push(readRow(cells, reading))
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      problems.push({ line, message: error.message, row: oneLine(raw, 300) })
    }
  return { rows, problems }
}

function statementOf(rows: RowRead[], problems: Problems): ReadStatement {
  const accounts = new Set(rows.map(({ account }) => account))
  const currencies = new Set(rows.map(({ currency }) => currency))
  if (accounts.size > 1) throw new StatementFault('its rows are of several accounts')
  if (currencies.size > 1) throw new StatementFault('its rows are in several currencies')
  const [{ account: iban, currency }] = rows as [RowRead]
  const lines = rows.map(({ line }) => line)
  return {
    iban,
    currency,
    number: '',
    format: 'csv',
    ...daysOf(lines)!,
    problems,
    lines,
    openingMinor: null,
    closingMinor: null,
  }
}
