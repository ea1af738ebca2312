import { arch, availableParallelism, platform, release, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { cutConnections } from './cut-connections.ts'
import { type FaultShop, openFaultShop } from './fault-shop.fixture.ts'
import { killAfterCharge, killAfterCreate, killApp } from './kill-app.ts'
import { killDatabase } from './kill-database.ts'
import { mailDown, providerDown, silentWebhooks } from './outside-down.ts'
import { poisonJob, skewClock, unhandledRejection } from './process-faults.ts'
import { createRandom, type Random } from './random.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { unknownOutcomes } from './unknown-outcomes.ts'

type Figures = Record<string, unknown>
type Scenario = (shop: FaultShop, random: Random, full: boolean) => Promise<Figures>

/** Every fault run, by the rows that it proves; the second of two counts is that of the goals. */
const scenarios: Record<string, Scenario> = {
  F01: (shop, random, full) => killApp(shop, random, full ? 100 : 20),
  F02: async (shop, random, full) => {
    const created = await killAfterCreate(shop, full ? 10 : 3)
    return { killsAtCreate: created.kills, ...(await killAfterCharge(shop, random, 10)) }
  },
  F03: (shop, random, full) =>
    killDatabase(
      shop,
      random,
      full ? { postmaster: 25, backend: 25 } : { postmaster: 5, backend: 5 },
    ),
  F04: (shop, random, full) => {
    const each = full ? 10 : 3
    return killDatabase(shop, random, { 'fast stop': each, 'immediate stop': each })
  },
  F05: (_, random, full) => cutConnections(random, full ? 10 : 2),
  F07: (shop, random, full) => unknownOutcomes(shop, random, full ? 900 : 190, full ? 100 : 10),
  F08: (shop, _, full) => providerDown(shop, full ? 50 : 10),
  F09: (shop, random, full) => silentWebhooks(shop, random, full ? 200 : 30),
  F10: (shop, _, full) => mailDown(shop, full ? 100 : 20),
  F12: (shop) => skewClock(shop, [10, -10, -60]),
  F14: (shop, random, full) => stopGracefully(shop, random, full ? 20 : 5, 200),
  F19: (shop) => poisonJob(shop),
  F20: (shop) => unhandledRejection(shop),
}

const skipped = {
  F11: 'disk full: needs a file system of its own to fill; not run here',
  F16: 'backup and restore under load: server/backup/*.test.ts; not run here',
}

/** `npm run faults [-- --full] [--seed N] [--only F01]`: exit 0 when every promise held. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, seed: { type: 'string' }, only: { type: 'string' } },
  })
  const full = values.full ?? false
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  const names = Object.keys(scenarios).filter((name) => !values.only || name === values.only)
  if (names.length === 0)
    throw new Error(`--only takes one of ${Object.keys(scenarios).join(', ')}`)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`faults: ${full ? 'full' : 'middle'}, seed ${seed}`)
  say(
    `${platform()} ${release()} ${arch()}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.version}`,
  )
  let failed = 0
  for (const name of names) {
    const started = performance.now()
    const outcome = await run(scenarios[name]!, seed, full)
    const seconds = Math.round((performance.now() - started) / 1_000)
    if ('fault' in outcome) failed += 1
    const words = 'fault' in outcome ? `FAILED ${outcome.fault}` : JSON.stringify(outcome.figures)
    say(`${name} ${words} (${seconds} s)`)
  }
  for (const [name, why] of Object.entries(skipped))
    if (!values.only) say(`${name} skipped: ${why}`)
  say(`${names.length - failed} held, ${failed} failed, seed ${seed}`)
  return failed === 0 ? 0 : 1
}

/** Each on a shop of its own, so that one that failed leaves nothing behind for the next. */
async function run(scenario: Scenario, seed: number, full: boolean) {
  const shop = await openFaultShop()
  try {
    return { figures: await scenario(shop, createRandom(seed), full) }
  } catch (error) {
    const lines = shop
      .log()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line))
    return { fault: `${(error as Error).stack}\n${lines.slice(-5).join('\n')}` }
  } finally {
    await shop.close()
  }
}

process.exitCode = await main()
