import { backUpUnderLoad } from './backup-under-load.ts'
import { cutConnections } from './cut-connections.ts'
import { diskFull } from './disk-full.ts'
import { exhaustPool } from './exhaust-pool.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { killAccounts } from './kill-accounts.ts'
import { killAfterCharge, killAfterCreate, killApp } from './kill-app.ts'
import { killDatabase } from './kill-database.ts'
import { mailDown, providerDown, silentWebhooks } from './outside-down.ts'
import { poisonJob, skewClock, unhandledRejection } from './process-faults.ts'
import type { Random } from './random.ts'
import { rollingUpdate } from './rolling-update.ts'
import { soak } from './soak.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { timeSignIn } from './time-sign-in.ts'
import { unknownOutcomes } from './unknown-outcomes.ts'

export type Figures = Record<string, unknown>

/**
 * A fault run: what it is called in the report, the goals that it counts towards, and, when it runs in full, the figures
 * that must stay below a bound, since a machine that does other things besides is no measure, and those that must be
 * reached, or it proved less than its goal says.
 */
export type Scenario = {
  goals?: string
  below?: Record<string, number>
  atLeast?: Record<string, number>
  run: (shop: FaultShop, random: Random, full: boolean) => Promise<Figures>
}

/** Every fault run, by the row that it proves; the second of two counts is that of the goals. */
export const scenarios: Record<string, Scenario> = {
  F01: {
    goals: 'G3 G16',
    below: { slowestBootMs: 5_000 },
    run: (shop, random, full) => killApp(shop, random, full ? 100 : 20),
  },
  F02: {
    goals: 'G3 G16',
    run: async (shop, random, full) => {
      const created = await killAfterCreate(shop, full ? 10 : 3)
      return { killsAtCreate: created.kills, ...(await killAfterCharge(shop, random, 10)) }
    },
  },
  F03: {
    goals: 'G3 G16',
    below: { slowestBackMs: 10_000 },
    run: (shop, random, full) => {
      const each = full ? 25 : 5
      return killDatabase(shop, random, { postmaster: each, backend: each })
    },
  },
  F04: {
    goals: 'G3 G16',
    below: { slowestBackMs: 10_000 },
    run: (shop, random, full) => {
      const each = full ? 10 : 3
      return killDatabase(shop, random, { 'fast stop': each, 'immediate stop': each })
    },
  },
  F05: {
    below: { slowestMs: 20_000 },
    run: (_, random, full) => cutConnections(random, full ? 10 : 2),
  },
  F06: { run: (shop, _, full) => exhaustPool(shop, full ? 500 : 100) },
  F07: {
    goals: 'G5',
    atLeast: { unknownOutcomes: 1_000 },
    run: (shop, random, full) => unknownOutcomes(shop, random, full ? 900 : 190, full ? 100 : 10),
  },
  F08: { run: (shop, _, full) => providerDown(shop, full ? 50 : 10) },
  F09: { run: (shop, random, full) => silentWebhooks(shop, random, full ? 200 : 30) },
  F10: { run: (shop, _, full) => mailDown(shop, full ? 100 : 20) },
  F11: { run: (shop, random, full) => diskFull(shop, random, full ? 5 : 1) },
  F12: { run: (shop) => skewClock(shop, [10, -10, -60]) },
  F14: {
    goals: 'G17',
    // eight a stop: so many callers always have a request with the shop
    atLeast: { answeredAfter: 160 },
    run: (shop, random, full) =>
      stopGracefully(shop, random, { stops: full ? 20 : 5, inFlight: 200 }),
  },
  F16: {
    goals: 'G16',
    below: { slowestRestoreMs: 600_000 },
    run: (shop, random, full) => backUpUnderLoad(shop, random, full ? 20 : 3),
  },
  F19: { run: (shop) => poisonJob(shop) },
  F20: { run: (shop) => unhandledRejection(shop) },
  F21: { run: (_, random, full) => rollingUpdate(random, full ? 5 : 1) },
  F22: { run: (_, random, full) => soak(random, full ? 6 : 3, full ? 2_000 : 250) },
  F23: {
    atLeast: { answeredAfter: 160 },
    run: (shop, random, full) =>
      stopGracefully(shop, random, { stops: full ? 20 : 10, inFlight: 200, group: true }),
  },
  F24: { run: (shop, random, full) => killAccounts(shop, random, full ? 50 : 10) },
  T11: {
    goals: 'G19',
    below: { widestGapPercent: 10 },
    run: (_shop, _random, full) => timeSignIn(full ? 300 : 60),
  },
}
