import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import type { JobName } from '../../../server/jobs/job-inputs.ts'
import { inParallel } from '../../in-parallel.ts'
import { count, full, goal, numbers, pause } from '../run.fixture.ts'
import { jobs, left, type Ready, readyCall, readyJob, writing } from './asks.fixture.ts'
import { type KeptRows, keepRows } from './kept-rows.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

/** Tables of the trade: whoever writes there is raced with everybody else who does. */
const trade =
  /^(orders|order_(?!event)\w+|payment|refund|transfer_entry|account_payment|credit_\w+|invoice\w*|shipment\w*|freight_due|freight_payment|cancellation\w*|inquiry\w*|bank_\w+|company\w*|cost_centre|address|carrier_account|tax_\w+|shipping_\w+|part|stock_movement|batch\w*|basket_line|users|provider_event)$/

/** PAIRS: names with commas between them, which alone are raced with each other. PAIR_ROUNDS: how often each pair is. */
const only = process.env.PAIRS?.split(',')
const rounds = Number(process.env.PAIR_ROUNDS ?? 1)

type Ring = { world: World; kept: KeptRows; ready: Map<string, Ready> }

/** A world of its own, with every writing call and job ready to be sent there. */
async function openRing(): Promise<Ring> {
  const world = await openWorld()
  const ready = new Map<string, Ready>()
  for (const name of writing) if (!(name in left)) ready.set(name, await readyCall(world, name))
  for (const name of Object.keys(jobs) as JobName[]) {
    const job = readyJob(world, name)
    if (job) ready.set(name, job)
  }
  return { world, kept: await keepRows(world.sql), ready }
}

describe('pairs of writing calls', { timeout: full ? 7_200_000 : 180_000, retry: 0 }, () => {
  let rings: Ring[]
  /** Those that write to the trade, with the tables where each did when it was alone. */
  const wrote = new Map<string, Set<string>>()
  /** How often each was asked in a race, and how often it was answered as done. */
  const told = new Map<string, { asked: number; done: number }>()

  beforeAll(async () => {
    rings = await Promise.all(Array.from({ length: count(1, 3) }, openRing))
  })
  afterAll(() => Promise.all((rings ?? []).map(({ world }) => world.close())))

  async function send({ ready }: Ring, name: string, afterMs: number) {
    await pause(afterMs)
    const answers = await Promise.all(ready.get(name)!.send())
    const now = told.get(name) ?? { asked: 0, done: 0 }
    const done = answers.filter(({ status }) => status === 200).length
    told.set(name, { asked: now.asked + answers.length, done: now.done + done })
    return answers
  }

  test('each that writes to the trade does so when it is sent alone', async () => {
    const [ring] = rings as [Ring]
    for (const name of ring.ready.keys()) {
      const answers = await send(ring, name, 0)
      const changed = (await ring.kept.putBack()).filter((table) => trade.test(table))
      if (answers.some(({ status }) => status === 200) && changed.length > 0)
        wrote.set(name, new Set(changed))
    }
    told.clear()
    // what is missing here locks nothing, and proves nothing below
    const silent = [...ring.ready.keys()].filter((name) => !wrote.has(name))
    expect(silent.filter((name) => !besides.has(name))).toEqual([])
    expect([...besides].filter((name) => wrote.has(name))).toEqual([])
  })

  test('business: 0.6 no two of them at once wait for each other', async () => {
    const random = numbers()
    const names = [...wrote.keys()].filter((name) => only?.includes(name) ?? true)
    const all = names.flatMap((name, at) => names.slice(at).map((other) => [name, other] as const))
    const chosen =
      full || only ? all : Array.from({ length: 20 }, () => all[Math.floor(random() * all.length)]!)
    const busy: string[] = []
    const free = [...rings]
    await inParallel(chosen.length * rounds, rings.length, async (turn) => {
      const [name, other] = chosen[turn % chosen.length]!
      const ring = free.pop()!
      // those that write to one table are slowed down: what they hold they hold for longer
      const meet = [...wrote.get(name)!].some((table) => wrote.get(other)!.has(table))
      const slow = meet && (full || only) ? 1 + Math.floor(random() * 2) : 0
      ring.world.delay(slow)
      const apart = [random(), random()].map((part) => part * (slow ? 30 : 6)) as [number, number]
      const both = [send(ring, name, apart[0]), send(ring, other, apart[1])]
      for (const { status, code } of (await Promise.all(both)).flat())
        if (status >= 500) busy.push(`${name} and ${other}: ${status} ${code}`)
      ring.world.delay(0)
      await ring.kept.putBack()
      free.push(ring)
    })
    const deadlocks = await deadlocksOf(rings)
    const done = Object.fromEntries(
      [...told].map(([name, one]) => [name, `${one.done}/${one.asked}`]),
    )
    goal('pairs', {
      calls: names.length,
      pairs: chosen.length,
      rounds,
      deadlocks,
      ...(full && { done }),
    })
    expect(busy).toEqual([])
    expect(deadlocks).toBe(0)
  })
})

/** Deadlocks in the databases since they were made: what a connection has counted is told when it ends. */
async function deadlocksOf(rings: Ring[]): Promise<number> {
  const named = rings.map(
    ({ world }) => world.sql<{ name: string }[]>`select current_database() as name`,
  )
  const names = (await Promise.all(named)).flat().map(({ name }) => name)
  const { sql, close } = openDatabase(inject('postgres'), { connections: 1, bounded: false })
  try {
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = any(${names})`
    const [row] = await sql<{ deadlocks: number }[]>`
      select sum(deadlocks)::int as deadlocks from pg_stat_database where datname = any(${names})`
    return row!.deadlocks
  } finally {
    await close()
  }
}

/** Writes nothing of the trade: something else, the caller's own, or what is not due here. */
const besides = new Set(
  `addBuild addCategory addKey addList addReview addShopMark addSynonym addToList addWebhook changeBuild
  changeCategory changeList changeShopRecord changeStatementColumns changeWebhook closeFactRequests
  copySharedList countReadingMisses deleteBuild deleteList emptyBasket estimateOrder fitPart forgetOwnNumber
  getPrices saveColumnLayout matchOwnNumbers matchParts moderateReview orderCategories previewBankStatement
  previewImport prune readBom remind-lifecycles removeCategory removeStatementColumns removeSynonym
  removeWebhook requestFacts resendDeliveries restoreCategory restoreShopRecord revokeKey rotateKey
  rotateWebhookSecret saveOwnNumbers saveProfile shareList subscribe sweep-batches sweep-kinds sweep-mails
  sweep-shipments sweep-tax-ids sweep-webhooks tell-known-facts tell-late-statements tell-lifecycles
  tell-webhooks unshareList uploadImage withdrawReview`.split(/\s+/),
)
