import { Gauge, Registry } from 'prom-client'
import type { OpenDatabase, Sql } from '../../database/database.ts'
import { isAnswering } from '../../database/is-answering.ts'
import type { Log } from '../log.ts'
import { countBacklog, countJobs, selectJobWait } from './store.ts'

/** Whose figures they are. */
export type Instance = { name: string; version: string; role: string }

/** So long is what was counted told again, in milliseconds: what the database is asked does not depend on who asks. */
const goodMs = 10_000
/** How long is waited for a count; a later scrape has it. */
const patienceMs = 2_000

type Told = Awaited<ReturnType<typeof count>>
type Row = [labels: Record<string, string>, value: number]

/**
 * Tells how the shop stands, as Prometheus' text: its connections, and from the database what waits to be done. A database
 * that does not answer within two seconds is told as `partwright_database_up 0`, and what only it knows is left out.
 */
export function createFigures(
  database: Pick<OpenDatabase, 'sql' | 'pools'>,
  instance: Instance,
  log: Log,
): () => Promise<string> {
  const counted = cacheCounts(database.sql, log)
  return async () => {
    const isUp = await isAnswering(database.sql)
    const told = isUp ? await counted() : null
    const registry = new Registry()
    const gauge = (name: string, help: string, rows: Row[]) => {
      const labelNames = Object.keys(rows[0]?.[0] ?? {})
      const made = new Gauge({ name, help, labelNames, registers: [registry] })
      for (const [labels, value] of rows) made.set(labels, value)
    }
    gauge('partwright_instance_info', 'Always 1: the instance, its version and its role', [
      [{ instance_name: instance.name, version: instance.version, role: instance.role }, 1],
    ])
    gauge('partwright_database_up', 'Whether the database answered within two seconds', [
      [{}, isUp ? 1 : 0],
    ])
    tellPools(gauge, database.pools())
    if (told) tellCounts(gauge, told)
    return await registry.metrics()
  }
}

type TellGauge = (name: string, help: string, rows: Row[]) => void

function tellPools(gauge: TellGauge, pools: ReturnType<OpenDatabase['pools']>) {
  gauge(
    'partwright_database_pool_connections',
    'Open connections, by pool and state',
    pools.flatMap(({ pool, open, idle }): Row[] => [
      [{ pool, state: 'busy' }, open - idle],
      [{ pool, state: 'idle' }, idle],
    ]),
  )
  gauge(
    'partwright_database_pool_limit',
    'Most connections that a pool opens',
    pools.map(({ pool, limit }) => [{ pool }, limit]),
  )
  gauge(
    'partwright_database_pool_waiting',
    'Statements and transactions that wait for a connection, by pool',
    pools.map(({ pool, waiting }) => [{ pool }, waiting]),
  )
}

function tellCounts(gauge: TellGauge, { jobs, jobWait, backlog }: Told) {
  const states = { unpaid: backlog.unpaid, paid: backlog.paid, pending: backlog.pending }
  const byState = (given: Record<string, number>): Row[] =>
    Object.entries(given).map(([state, value]) => [{ state }, value])
  const holding = backlog.unpaid - backlog.overdueHolds
  gauge('partwright_orders', 'Orders that are open, by state', byState(states))
  gauge(
    'partwright_holds',
    'Unpaid orders that hold stock: running, and overdue to be ended',
    byState({ running: holding, overdue: backlog.overdueHolds }),
  )
  gauge(
    'partwright_jobs',
    'Jobs that are not over, by job and state',
    jobs.map(({ job, state, count }) => [{ job, state }, count]),
  )
  gauge('partwright_jobs_oldest_wait_seconds', 'For how long a job has been due', [[{}, jobWait]])
  gauge(
    'partwright_refunds',
    'Refunds that wait for the card provider, and those that failed and are owed',
    byState({ waiting: backlog.refunds, failed: backlog.failedRefunds }),
  )
  gauge('partwright_refunds_oldest_wait_seconds', 'Age of the oldest refund that waits', [
    [{}, backlog.refundWait],
  ])
  gauge('partwright_mails_waiting', 'Mails that are not sent yet', [[{}, backlog.mails]])
  gauge('partwright_mails_oldest_wait_seconds', 'Age of the oldest mail that is not sent yet', [
    [{}, backlog.mailWait],
  ])
  gauge('partwright_card_events_waiting', 'Events of the card provider to be worked off', [
    [{}, backlog.cardEvents],
  ])
}

async function count(sql: Sql) {
  const [jobs, jobWait, backlog] = await Promise.all([
    countJobs(sql),
    selectJobWait(sql),
    countBacklog(sql),
  ])
  return { jobs, jobWait, backlog }
}

/** Counts for all who ask within ten seconds once, one count at a time; null when it takes too long or fails. */
function cacheCounts(sql: Sql, log: Log): () => Promise<Told | null> {
  let known: { told: Told; until: number } | null = null
  let counting: Promise<Told | null> | null = null
  const ask = async () => {
    try {
      const told = await count(sql)
      known = { told, until: performance.now() + goodMs }
      return told
    } catch (error) {
      log.warn({ err: error }, 'the figures could not be counted')
      return null
    } finally {
      counting = null
    }
  }
  return async () => {
    if (known && known.until > performance.now()) return known.told
    counting ??= ask()
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), patienceMs).unref()
    })
    return await Promise.race([counting, late])
  }
}
