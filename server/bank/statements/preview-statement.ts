import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop, User } from '../../shop.ts'
import { asRemembered } from '../columns/as-remembered.ts'
import { knowledgeOf } from '../columns/remember-said.ts'
import { selectColumns } from '../columns/store.ts'
import { rolesByName } from '../read/csv/names.ts'
import { ColumnsUnknown, type CsvKnowledge, howToRead, readRows } from '../read/csv/read-csv.ts'
import type { RowRead } from '../read/csv/row.ts'
import { fingerprintOf, type Header, headerOf, rowsBelow } from '../read/csv/table.ts'
import { isLikeXml, plainText } from '../read/read-file.ts'
import { oneLine, StatementFault } from '../read/read-statement.ts'
import { isZip } from '../read/unzip.ts'
import { readOrRefuse } from './read-or-refuse.ts'

type Given = Input<Calls['previewBankStatement']> & { file: Uint8Array }

const most = 10

/** Looks into a CSV: its columns, and what is read of them. Nothing is written. */
export async function previewBankStatement(
  shop: Shop,
  _caller: User,
  { file, columns }: Given,
): Promise<Output<Calls['previewBankStatement']>> {
  const knowledge = await knowledgeOf(shop, columns)
  const { text, header } = await readOrRefuse(() => csvOf(file))
  const fingerprint = fingerprintOf(header.cells)
  const before = (await selectColumns(shop.database.sql)).find(
    (one) => one.fingerprint === fingerprint,
  )
  return {
    header: header.cells.map((cell) => oneLine(cell, 100)),
    rows: [...rowsBelow(text, header)]
      .slice(0, most)
      .map(({ cells }) => cells.map((cell) => oneLine(cell, 200))),
    guess: rolesByName(header.cells),
    kept: before ? asRemembered(before) : null,
    read: await readOrRefuse(() => readOf(text, header, knowledge)),
  }
}

function csvOf(bytes: Uint8Array) {
  if (isZip(bytes)) throw new StatementFault('it is an archive: look into one of its files')
  if (isLikeXml(bytes)) throw new StatementFault('it is XML, which has no columns')
  const text = plainText(bytes)
  return { text, header: headerOf(text) }
}

function readingOf(header: Header, knowledge: CsvKnowledge) {
  try {
    return howToRead(header, fingerprintOf(header.cells), knowledge).reading
  } catch (error) {
    if (error instanceof ColumnsUnknown && !knowledge.said) return null
    throw error
  }
}

function readOf(text: string, header: Header, knowledge: CsvKnowledge) {
  const reading = readingOf(header, knowledge)
  if (!reading) return null
  const { rows, problems } = readRows(text, header, reading)
  return {
    lines: rows.slice(0, most).map(lineOf),
    lineCount: rows.length,
    problems: problems.slice(0, most),
    problemCount: problems.length,
  }
}

const lineOf = ({ line, account, currency }: RowRead) => ({
  bookedOn: line.bookedOn,
  amount: toMajor(line.amountMinor, currency),
  currency,
  account,
  name: line.name,
  iban: line.iban,
  text: line.remittance,
  bankReference: line.bankRef,
  endToEnd: line.endToEnd,
})
