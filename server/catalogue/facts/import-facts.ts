import { cutRows } from '../../../bom/read/cut-rows.ts'
import { type FactKind, newFact, personFactsOf } from '../../../contract/builds/person-facts.ts'
import { saidFault } from '../../../contract/builds/unread-facts.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { figure } from '../../../contract/words/numbers.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { buildLineOf } from '../parts/build-line.ts'
import { lockPart } from '../parts/store.ts'
import { sayFact } from './change-facts.ts'
import { selectPartByNumber } from './store.ts'

const columns = ['sku', 'fact', 'value', 'source'] as const
const maxRows = 10_000

/** Says the facts of a file, each row by itself: those that cannot be said are told with their line. */
export async function importPartFacts(
  { database }: Shop,
  caller: User,
  { csv }: Input<Calls['importPartFacts']>,
): Promise<Output<Calls['importPartFacts']>> {
  const rows = readFile(csv)
  return await database.longTransaction(async (sql) => {
    const result: Output<Calls['importPartFacts']> = { written: 0, unchanged: 0, refused: [] }
    for (const row of rows) {
      const said = await sayRow(sql, caller, row)
      if (typeof said === 'string') result.refused.push({ line: row.line, reason: said })
      else if (said) result.written += 1
      else result.unchanged += 1
    }
    return result
  })
}

type Row = Record<(typeof columns)[number], string> & { line: number }

/** The rows that give a value, each with its line. */
function readFile(text: string): Row[] {
  const separator = /^[^\n]*;[^\n]*;/.test(text) ? ';' : ','
  const [head, ...rest] = [...cutRows(text.replace(/^\ufeff/, ''), separator)]
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0 || rest.length > maxRows) {
    const message =
      missing.length > 0
        ? `The first row names the columns ${columns.join(', ')}; ${missing.join(', ')} is not there`
        : `At most ${figure(maxRows)} rows`
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'csv', message }] })
  }
  return rest.flatMap(({ cells }, at) => {
    const cell = (name: (typeof columns)[number]) =>
      (cells[names.indexOf(name)] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
    const row = {
      sku: cell('sku'),
      fact: cell('fact'),
      value: cell('value'),
      source: cell('source'),
    }
    return row.value === '' ? [] : [{ ...row, line: at + 2 }]
  })
}

async function sayRow(sql: Sql, caller: User, row: Row): Promise<boolean | string> {
  const id = await selectPartByNumber(sql, row.sku)
  const part = id && (await lockPart(sql, id))
  if (!part) return `No part of this shop has the number ${row.sku}`
  const kind = kindOf(part.category, row.fact)
  const value = kind ? readers[kind](row.value) : row.value
  const fault = saidFault(buildLineOf(part, 1).part, row.fact, value)
  if (fault) return fault
  const checked = newFact.safeParse({ value, sourceUrl: row.source })
  if (!checked.success) return checked.error.issues[0]?.message ?? ''
  const { sourceUrl } = checked.data
  return await sayFact(sql, part, {
    partId: part.id,
    key: row.fact,
    value: checked.data.value,
    sourceUrl,
    byId: caller.id,
  })
}

const kindOf = (category: Category, key: string) =>
  Object.entries(personFactsOf(category)).find(([name]) => name === key)?.[1]

/** What a cell says of each kind of fact; null where it says nothing. */
const readers: Record<FactKind, (text: string) => Specs[string] | null> = {
  number: (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : null),
  text: (text) => text,
  flag: (text) => (/^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : null),
  list: (text) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
}
