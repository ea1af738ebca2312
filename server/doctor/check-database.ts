import { fixed } from '../../contract/words/shares.ts'
import { knownMigrations } from '../backup/known-migrations.ts'
import { selectMigrations } from '../backup/store.ts'
import { holding } from '../commands/holding.ts'
import { type OpenDatabase, openDatabase, type Sql } from '../database/database.ts'
import { changedMigrations } from '../database/migrate.ts'
import { writeAsRecord } from '../shop-record/index.ts'
import { checkAgreement } from './check-agreement.ts'
import { checkExamples } from './check-examples.ts'
import { checkLastBooks } from './check-last-books.ts'
import { checkWork } from './check-work.ts'
import { findDatabase } from './find-database.ts'
import { type Finding, fault, ok, skipped, wordsOf } from './finding.ts'
import type { Surroundings } from './look-around.ts'
import { selectBound, selectServer, selectTime, tryWriting } from './store.ts'

const name = 'database'
const oldest = 150_000
/** Holds and tokens end by the database's clock, card events and log-ins by this machine's. */
const apartMs = 5_000

/** Whether the database can be used, and what lies in it undone. Starts the embedded one for as long as it looks. */
export async function checkDatabase(surroundings: Surroundings): Promise<Finding[]> {
  return await holding(
    () => open(surroundings),
    async ({ database, why }) => {
      if (!database)
        return [
          skipped(name, why),
          ...checkExamples(surroundings.config, await writeAsRecord(surroundings.config, null)),
        ]
      return await examine(database, surroundings).catch((error: unknown) => [
        fault(name, wordsOf(error), mendOf(error)),
      ])
    },
  )
}

async function open(surroundings: Surroundings) {
  const found = await findDatabase(surroundings)
  if ('skipped' in found) return { database: null, why: found.skipped, close: async () => {} }
  const database = openDatabase(found.url, {
    connections: 2,
    pooler: surroundings.config.pooler,
  })
  return { database, why: '', close: () => database.close().then(found.leave) }
}

async function examine(
  database: OpenDatabase,
  { config, shopFault }: Surroundings,
): Promise<Finding[]> {
  const { sql } = database
  const server = await selectServer(sql)
  if (server.number < oldest)
    return [fault(name, `PostgreSQL ${server.words}`, 'Upgrade it to 15 or later.')]
  const { schema, whole } = await checkMigrations(sql, shopFault === null)
  const record = await writeAsRecord(config, whole ? sql : null)
  return [
    ok(name, `PostgreSQL ${server.words} answers`),
    server.readOnly
      ? fault(
          'writing',
          'the database only reads',
          'Point DATABASE_URL at the primary server, not at a replica.',
        )
      : await checkWriting(database),
    ...(database.pooler === 'none' ? [] : [await checkBounds(sql)]),
    await checkClock(sql),
    schema,
    ...checkExamples(config, record),
    ...(whole
      ? [
          ...(await checkAgreement(sql, config)),
          ...(await checkWork(sql)),
          await checkLastBooks(sql),
        ]
      : []),
  ]
}

class RolledBack extends Error {}

async function checkWriting(database: OpenDatabase): Promise<Finding> {
  try {
    await database.transaction(async (sql) => {
      await tryWriting(sql)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack))
      return fault(
        'writing',
        wordsOf(error),
        'Grant the shop’s user create on schema public, and see that the disk has room.',
      )
  }
  return ok('writing', 'tables can be made and rows written')
}

/** Behind a pooler the shop cannot bound a statement itself. */
async function checkBounds(sql: Sql): Promise<Finding> {
  const bound = await selectBound(sql)
  return bound === '0'
    ? fault(
        'pooler',
        'statements may take for ever',
        'Set the bounds of docs/scaling.md in the pooler’s connect_query.',
      )
    : ok('pooler', `a statement may take ${bound}`)
}

async function checkClock(sql: Sql): Promise<Finding> {
  const before = Date.now()
  const there = await selectTime(sql)
  const apart = there - (before + Date.now()) / 2
  const says = `${fixed(Math.abs(apart) / 1_000, 1)} s apart from the database’s`
  return Math.abs(apart) <= apartMs
    ? ok('clock', says)
    : fault('clock', says, 'Set both clocks by NTP.')
}

async function checkMigrations(sql: Sql, shopAnswers: boolean) {
  const known = await knownMigrations()
  const applied = await selectMigrations(sql)
  const changed = await changedMigrations(sql)
  const missing = known.filter((one) => !applied.includes(one))
  const strange = applied.filter((one) => !known.includes(one))
  if (changed.length > 0) return { schema: changedFault(changed), whole: !missing.length }
  return { schema: schemaOf(known.length, missing, strange, shopAnswers), whole: !missing.length }
}

const changedFault = (changed: string[]) =>
  fault(
    'migrations',
    `${changed.join(', ')} was applied with another text than its file has now`,
    'Put the file back (git checkout -- server/database/migrations), or run the version that was here before.',
  )

function schemaOf(known: number, missing: string[], strange: string[], shopAnswers: boolean) {
  const name = 'migrations'
  if (strange.length > 0)
    return fault(
      name,
      `the database has ${strange.join(', ')}, which this version does not know`,
      'Run the newer version of the shop, or restore the backup from before the upgrade.',
    )
  if (missing.length === 0) return ok(name, `all ${known} applied`)
  if (!shopAnswers)
    return ok(name, `${missing.length} of ${known} to apply: the next start does it`)
  return fault(
    name,
    `missing though a shop runs: ${missing.join(', ')}`,
    'That shop is of another version or uses another database: restart it.',
  )
}

/** Codes: PostgreSQL's Appendix A, and Node's. */
export function mendOf(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'ECONNREFUSED':
      return 'Start PostgreSQL, or correct host and port in DATABASE_URL.'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Correct the host in DATABASE_URL, or mend name resolution.'
    case 'CONNECT_TIMEOUT':
      return 'Open the way to its port (firewall, network), or correct DATABASE_URL.'
    case '28P01':
    case '28000':
      return 'Correct user and password in DATABASE_URL.'
    case '3D000':
      return 'Make the database, or correct its name in DATABASE_URL.'
    case '53300':
      return 'Raise max_connections, or end what holds the connections.'
    default:
      return 'See PostgreSQL’s own log; for the embedded one, postgres.log in DATA_DIR.'
  }
}
