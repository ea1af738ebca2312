import { createHash } from 'node:crypto'
import type { StatementProblem } from '../../../contract/bank/bank.ts'
import { ibanIn, ibanInGroups } from '../../../contract/bank/iban.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { counted } from '../../../contract/words/numbers.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { readRecord } from '../../shop-record/index.ts'
import { knowledgeOf, rememberSaid } from '../columns/remember-said.ts'
import { touchColumns } from '../columns/store.ts'
import { lookAtLines } from '../matching/look-at-lines.ts'
import { readUpload, type StatementFile } from '../read/read-file.ts'
import { oneLine, type ReadLine, type ReadStatement } from '../read/read-statement.ts'
import { readOrRefuse } from './read-or-refuse.ts'
import {
  countAlike,
  countOthersOf,
  countStatesOf,
  hasOtherFormat,
  insertLines,
  insertStatement,
  lockStatements,
} from './store.ts'

type Given = Input<Calls['addBankStatement']> & { file: Uint8Array; fileName: string }
type Added = { ids: string[]; problems: StatementProblem[]; warnings: string[] }

const mostProblems = 1_000

/**
 * Reads a file of statements, or an archive of such files, and keeps the lines that are not there yet, or nothing of it; then books what pays beyond
 * doubt, and says what the others may pay. What is said of the columns of a CSV is remembered for others with its header.
 */
export async function addBankStatement(
  shop: Shop,
  caller: User,
  { file, fileName, columns }: Given,
): Promise<Output<Calls['addBankStatement']>> {
  const upload = { name: fileName, bytes: file }
  const knowledge = await knowledgeOf(shop, columns)
  const { files, others } = await readOrRefuse(() => readUpload(upload, knowledge))
  const statements = files.flatMap((one) => one.statements)
  await refuseForeign(shop, statements)
  const added = await shop.database.longTransaction(async (sql) => {
    await lockStatements(sql)
    const all: Added = { ids: [], problems: [], warnings: [] }
    for (const one of files) {
      if (one.csv?.by === 'said') await rememberSaid(sql, caller, one.csv, knowledge)
      if (one.csv?.by === 'remembered') await touchColumns(sql, one.csv.fingerprint)
      const from = { ...calledFrom(one), actorId: caller.id }
      for (const [nth, statement] of one.statements.entries())
        await addOne(sql, statement, { ...from, nth }, all)
    }
    // what pays beyond doubt is booked also if this instance ends before it has looked
    await shop.enqueue(sql, 'match-bank-lines', {})
    return all
  })
  await lookAtLines(shop)
  const lines = statements.reduce((sum, one) => sum + one.lines.length, 0)
  const states = await countStatesOf(shop.database.sql, added.ids)
  const inState = (state: string) => states.find((one) => one.state === state)?.count ?? 0
  return {
    statements: statements.length,
    lines,
    new: added.ids.length,
    known: lines - added.ids.length,
    matched: inState('matched'),
    suggested: inState('suggested'),
    open: inState('open'),
    ignored: inState('ignored'),
    problems: added.problems.slice(0, mostProblems),
    problemCount: added.problems.length,
    warnings: [...added.warnings, ...left(others)],
  }
}

const calledFrom = ({ name, bytes }: StatementFile) => ({
  name: oneLine(name.replace(/^.*[/\\]/s, ''), 100) || 'statement',
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** What lay in an archive besides statements. */
const left = (others: string[]) =>
  others.length === 0
    ? []
    : [
        `Not read, since its name is no statement’s: ${others
          .map((name) => oneLine(name, 100))
          .slice(0, 10)
          .join(', ')}${others.length > 10 ? ' and others' : ''}.`,
      ]

/** Refuses the whole file where one of its statements is of another account than the shop's, or in another currency. */
async function refuseForeign(shop: Shop, statements: ReadStatement[]) {
  const ours = ibanIn((await readRecord(shop)).seller.payTo)
  if (!ours) throw new Refusal('bank_account_missing')
  const { currency } = shop.config
  const foreign = statements.find((one) => one.iban !== ours || one.currency !== currency)
  if (!foreign) return
  throw new Refusal('statement_foreign', {
    iban: ibanInGroups(oneLine(foreign.iban, 34)),
    currency: foreign.currency.toUpperCase(),
    ours: ibanInGroups(ours),
    ourCurrency: currency.toUpperCase(),
  })
}

type File = { name: string; sha256: string; actorId: string; nth: number }

async function addOne(sql: Sql, statement: ReadStatement, file: File, all: Added) {
  const { iban, format, from, to, number } = statement
  if (await hasOtherFormat(sql, statement)) {
    const other = format === 'csv' ? 'camt.053' : 'CSV'
    throw new Refusal('file_unreadable', {
      reason: `lines between ${from} and ${to} came as ${other} before, whose texts differ: stay with one, or lines would come twice`,
    })
  }
  const problems = statement.problems.slice(0, mostProblems)
  const { id, isNew } = await insertStatement(sql, statement, { ...file, problems })
  const lines = withKeys(iban, statement.lines)
  const ids = await insertLines(sql, id, statement.currency, lines)
  const keys = lines.map(({ dedupe }) => dedupe)
  if (!isNew && ids.length > 0 && (await countOthersOf(sql, id, keys)) > 0)
    throw new Refusal('file_unreadable', {
      reason:
        'this very file was read by other columns before, and its lines would come twice: take that statement back first',
    })
  const alike = isNew && format === 'csv' ? await countAlike(sql, iban, ids) : 0
  if (alike > 0) all.warnings.push(alikeWords(alike))
  all.ids.push(...ids)
  all.problems.push(...statement.problems)
  const warning = balanceFault(statement)
  if (warning) all.warnings.push(warning)
  if (!isNew) return
  await writeAudit(sql, file.actorId, 'bank-statement-imported', id, {
    name: file.name,
    after: { number, from, to, lines: lines.length, added: ids.length },
  })
}

const alikeWords = (count: number) =>
  `${counted(count, 'new line has', 'new lines have')} the day and the amount of one that another file brought, with another text. If they are the same, take one of the statements back.`

/**
 * What makes a line itself: statements that overlap bring it with the same key, and of payments that are the same in
 * everything on one day each has its own.
 */
function withKeys(iban: string, lines: ReadLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { bookedOn, amountMinor, bankRef, remittance } = line
    const same = JSON.stringify([iban, bookedOn, amountMinor, bankRef, remittance])
    const nth = (seen.get(same) ?? 0) + 1
    seen.set(same, nth)
    return { ...line, dedupe: createHash('sha256').update(`${same} ${nth}`).digest('hex') }
  })
}

/** A statement is whole when its lines lead from its opening balance to its closing one. */
function balanceFault(statement: ReadStatement): string | null {
  const { openingMinor, closingMinor, lines, problems, from, to } = statement
  if (openingMinor === null || closingMinor === null || problems.length > 0) return null
  const sum = lines.reduce((all, { amountMinor }) => all + amountMinor, openingMinor)
  if (sum === closingMinor) return null
  return `The lines of the statement from ${from} to ${to} do not lead from its opening balance to its closing one: something is missing in the file.`
}
