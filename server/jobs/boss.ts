import { type Db, type JobResult, PgBoss } from 'pg-boss'
import type { OpenDatabase, Sql } from '../database/database.ts'
import { locks } from '../database/locks.ts'
import { newRequestId } from '../database/new-id.ts'
import { inWay } from '../database/way.ts'
import type { Enqueue, Shop } from '../shop.ts'
import { keepUp } from '../shop-record/index.ts'
import type { Log } from '../telemetry/log.ts'
import { observeJob } from '../telemetry/metrics.ts'
import { beginTrace, currentTraceparent, inTrace } from '../telemetry/trace/trace.ts'
import type { JobName } from './job-inputs.ts'
import { schedule, work } from './work.ts'

export type Jobs = {
  enqueue: Enqueue
  /** Starts to work jobs off on this instance. */
  run: (shop: Shop) => Promise<void>
  /** Stops taking jobs and waits for those that run, 10 s at most. */
  stop: () => Promise<void>
}

const names = Object.keys(work) as JobName[]
/** How often a job that fails is tried again, from 2 s on, doubling up to 10 min. */
const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 }

/** Opens the queue: pg-boss over the shop's own connections, so that a job is put in the transaction of its cause. */
export async function openJobs(database: OpenDatabase, log: Log, workHere: boolean): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => executeAlone(database, text, values),
      listen: async (channel, onNotification, onReconnect) => {
        const listening = await database.listen(channel, onNotification, onReconnect)
        return { close: () => listening.unlisten() }
      },
    },
    // behind a pooler nothing is heard: it looks each second
    useListenNotify: database.pooler === 'none',
    supervise: workHere,
    schedule: workHere,
    // no job of ours waits for another, and each look writes: cached answers would be made anew every five seconds
    flowIntervalSeconds: 3_600,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  await oneAtATime(database, async () => {
    await boss.start()
    // each is made in a transaction of its own: those that are there, at every start but the first, cost one question
    const made = new Set((await boss.getQueues(names)).map(({ name }) => name))
    for (const name of names)
      if (!made.has(name)) await boss.createQueue(name, { ...retries, notify: true })
  })
  return {
    enqueue: async (sql, name, input, after) => {
      const traceparent = currentTraceparent()
      const data = traceparent ? { ...input, traceparent } : input
      await boss.send(name, data, { db: over(sql, prepared), startAfter: after?.seconds ?? 0 })
    },
    run: (shop) => run(boss, shop),
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  }
}

/**
 * pg-boss makes its schema with locks of its own, but of instances that start at once on an empty database all but one
 * failed on it: so they go one after the other. It works on other connections than the one that holds the lock.
 */
async function oneAtATime(database: OpenDatabase, work: () => Promise<void>) {
  await database.longTransaction(async (sql) => {
    await sql`set local lock_timeout = 0`
    await sql`set local idle_in_transaction_session_timeout = '60s'`
    await sql`select pg_advisory_xact_lock(${locks.startJobs})`
    await work()
  })
}

/** Queueing is one text: to parse and plan it anew took 0.8 ms of each order's transaction. */
const prepared = { prepare: true }

/** pg-boss's idea of a database, over ours, inside a transaction or not. */
const over = (sql: Sql, options: { prepare?: boolean } = {}): Db => ({
  executeSql: async (text, values) => {
    return { rows: await sql.unsafe(text, values ?? [], options) }
  },
})

/**
 * Outside of our transactions pg-boss also sends scripts with a begin and a commit of their own. One that fails leaves
 * its transaction open: that connection is nobody's any more.
 */
export async function executeAlone(database: OpenDatabase, text: string, values?: unknown[]) {
  if (values && values.length > 0) return await over(database.sql).executeSql(text, values)
  const { sql, release, discard } = await database.reserve()
  try {
    const rows = await sql.unsafe(text)
    release()
    return { rows }
  } catch (error) {
    discard()
    throw error
  }
}

async function run(boss: PgBoss, shop: Shop) {
  for (const name of names) {
    const clocked = schedule[name]
    const seconds = clocked ? 15 : 1
    await boss.work(
      name,
      {
        pollingIntervalSeconds: seconds,
        notifyPollingIntervalSeconds: seconds,
        batchSize: atOnce[name] ?? 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      (jobs) =>
        Promise.all(
          jobs.map(({ id, data }) => {
            const { traceparent, ...input } = (data ?? {}) as { traceparent?: unknown }
            const trace = beginTrace(newRequestId(), traceparent)
            return inTrace(trace, () =>
              inWay(byJob, async () => {
                await keepUp(shop)
                return await runJob(shop, name, id, input)
              }),
            )
          }),
        ),
    )
    if (clocked) await boss.schedule(name, clocked.cron, clocked.input)
  }
  await boss.send('reconcile-payments', { hours: 24 }, { singletonKey: 'boot' })
}

const byJob = { via: 'job', keyId: null } as const

/** How many of a job an instance runs at a time, where it is more than one. */
const atOnce: { [N in JobName]?: number } = {
  'send-mail': 5,
  'card-event': 5,
  'release-order': 5,
  'pay-refund': 5,
  'run-batch': 2,
  'send-webhook': 5,
}

/** Goes on with the trace of what put the job on the queue. */
async function runJob(shop: Shop, name: JobName, id: string, input: object): Promise<JobResult> {
  const started = performance.now()
  try {
    await (work[name] as (shop: Shop, input: unknown) => Promise<void>)(shop, input)
    observeJob(name, 'done', performance.now() - started)
    return { id, status: 'completed' }
  } catch (error) {
    observeJob(name, 'failed', performance.now() - started)
    shop.log.warn({ job: name, id, err: error }, 'a job failed')
    const message = error instanceof Error ? error.message : String(error)
    return { id, status: 'failed', output: { message } }
  }
}
