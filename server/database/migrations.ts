import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from './database.ts'
import { fillNumberKeys } from './migrations/0029-part-numbers.ts'

export type Migration = {
  name: string
  text: string
  /** SHA-256 of the text, the same whatever ends its lines. */
  hash: string
  /** What is run one by one outside of any transaction; null: all of it inside one. */
  outside: string[] | null
  /** What is done behind its text, in the same transaction, where SQL cannot say it. */
  behind: ((sql: Sql) => Promise<void>) | null
}

const inCode = new Map([['0029-part-numbers.sql', fillNumberKeys]])

const folder = new URL('./migrations/', import.meta.url)

/** The first line of a file whose indexes are built while the shop goes on. */
const mark = '-- outside a transaction'

/** The migrations that this version of the shop has, in the order in which they are applied. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, from), 'utf8')).replaceAll('\r\n', '\n')
      const hash = createHash('sha256').update(text).digest('hex')
      const outside = text.startsWith(mark) ? statementsOf(name, text) : null
      return { name, text, hash, outside, behind: inCode.get(name) ?? null }
    }),
  )
}

/**
 * What stands in a marked file: indexes dropped and built concurrently, and nothing else. Each can be run again, since a
 * build that was broken off leaves an index that is no good: before it is built it is dropped.
 */
function statementsOf(name: string, text: string): string[] {
  const statements = text
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  const dropped = new Set<string>()
  for (const statement of statements) {
    const gone = /^drop index concurrently if exists (\w+)$/.exec(statement)?.[1]
    const built = /^create (?:unique )?index concurrently (\w+)\s/.exec(statement)?.[1]
    if (gone) dropped.add(gone)
    assert(gone || (built && dropped.has(built)), `${name} cannot be repeated: ${statement}`)
  }
  return statements
}
