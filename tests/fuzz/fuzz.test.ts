import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goal } from '../goal.ts'
import { type Description, readDescription } from './description.fixture.ts'
import { type FuzzShop, openFuzzShop } from './fuzz-shop.fixture.ts'
import { judge } from './judge.fixture.ts'
import { everywhere, type Plan, plans, plansOf } from './plans.fixture.ts'
import { createSender } from './send.fixture.ts'
import { percent, Tally } from './tally.fixture.ts'
import { toRequest } from './to-request.fixture.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_260)
const runs = Number(process.env.FUZZ_RUNS ?? 3_400)
/** As many as the goal asks for: only then is the time that an answer takes held to it, too. */
const full = runs >= 10_000
const batch = 250
const atOnce = 4

let world: FuzzShop
let description: Description
let sender: ReturnType<typeof createSender>
let tally: Tally

beforeAll(async () => {
  world = await openFuzzShop()
  description = await readDescription(world.shop.publicUrl)
  sender = createSender(world.shop.config.port)
})
afterAll(async () => {
  sender?.close()
  await world?.close()
})

/** Sends the plans, a few at a time, and writes down what came of each. */
async function run(all: Plan[]) {
  const left = all.values()
  const worker = async () => {
    for (const plan of left) {
      const sent = toRequest(world, plan)
      const answer = await sender.send(sent)
      tally.add(plan, sent, answer, judge(description, plan.operation, answer))
      if (answer) await world.learn(plan, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

describe('whatever is sent to what the API describes', () => {
  test(`T60 T62 G7 ${runs} requests of seed ${seed} are answered as described, never by a fault of ours`, {
    timeout: 60_000 + runs * 200,
  }, async () => {
    tally = new Tally(seed)
    // each operation at least once, then all of them at random
    for (const [at, operation] of description.operations.entries()) {
      const few = fc.sample(plansOf(operation, description.whole), {
        seed: seed + at,
        numRuns: 12,
      })
      await run(few.slice(0, 4))
      const valid = few.find((plan) => plan.kind === 'valid')
      if (valid) await run(everywhere(valid, description.whole, ['\u0000x', 'x\ud800']))
    }
    const all = plans(description)
    for (let at = 0; tally.count < runs; at += 1)
      await run(fc.sample(all, { seed: seed + at, numRuns: Math.min(batch, runs - tally.count) }))
    process.stdout.write(`${tally.report()}\n`)
    goal(
      'G7',
      {
        requests: tally.count,
        signedIn: percent(tally.shareSignedIn()),
        '5xx': tally.ofServer,
        'of 2 s or more': tally.slow,
        faults: tally.faults.length,
      },
      `seed ${seed}`,
    )
    expect(tally.faults).toEqual([])
    expect(tally.ofServer).toBe(0)
    if (full) expect(tally.slow).toBe(0)
    expect(tally.count).toBeGreaterThanOrEqual(runs)
    expect(tally.operations.size).toBe(description.operations.length)
    expect(description.operations.length).toBeGreaterThan(55)
    expect(tally.shareSignedIn()).toBeGreaterThanOrEqual(0.6)
    expect(tally.sound).toBeGreaterThanOrEqual(runs / 4)
    expect(tally.shareValid()).toBeGreaterThanOrEqual(0.6)
  })

  test('the stock is the sum of its movements', async () => {
    const wrong = await world.shop.sql`
      select p.id, p.quantity, coalesce(sum(m.change), 0)::bigint as moved
      from part p
      left join stock_movement m on m.part_id = p.id
      group by p.id
      having p.quantity <> coalesce(sum(m.change), 0)`
    expect([...wrong]).toEqual([])
  })

  test.each([
    ['orders', 3],
    ['part', 3],
    // one a buyer
    ['review', 1],
  ] as const)(
    'nothing is kept in %s but what somebody was told to have made',
    async (table, least) => {
      const { sql } = world.shop
      const rows = await sql<{ id: string }[]>`select id from ${sql(table)} order by id`
      expect(rows.map((row) => row.id)).toEqual([...world.told[table]].sort())
      expect(rows.length).toBeGreaterThanOrEqual(least)
    },
  )

  test('the process is as it was: no prototype was touched, and no error was unexpected', async () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    for (const name of ['isAdmin', 'role', 'rating']) expect(name in {}).toBe(false)
    const lines = (await readFile(world.shop.logFile, 'utf8')).split('\n')
    expect(lines.filter((line) => /"unexpected/.test(line)).slice(0, 3)).toEqual([])
  })
})
