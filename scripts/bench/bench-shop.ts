import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { confirmEmail, signUp, type TestUser } from '../../tests/test-user.ts'
import { type BenchProcess, startBenchProcess } from './bench-process.ts'
import { shopCore } from './drive.ts'

/** What a benchmark is run on: a shop in a process of its own, asked over HTTP, and its database. */
export type BenchShop = Omit<BenchProcess, 'stop'> & Database & { dataDir: string }

/** One figure of a benchmark. Of several rounds it is the median, with the least and the most of them. */
export type Measure = { name: string; value: number; unit: string; from?: number; to?: number }

export type Benchmark = {
  says: string
  /** Settings that the shop is started with. */
  environment?: Record<string, string>
  /** Whether shop, database and load take whichever core is free, as in use: where seconds are the goal and no ratio. */
  isUnpinned?: boolean
  run: (shop: BenchShop, isLarge: boolean) => Promise<Measure[]>
}

/** Runs the work on a fresh shop with the embedded PostgreSQL of a data folder that is deleted afterwards. */
export async function onBenchShop<T>(
  work: (shop: BenchShop) => Promise<T>,
  { environment, isUnpinned }: Pick<Benchmark, 'environment' | 'isUnpinned'> = {},
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-bench-'))
  const shop = await startBenchProcess(dataDir, environment, isUnpinned ? null : shopCore)
  const database = openDatabase(shop.databaseUrl, { connections: 1, bounded: false })
  try {
    return await work({ ...shop, ...database, dataDir })
  } catch (error) {
    await tellFaults(path.join(dataDir, 'bench.log'))
    throw error
  } finally {
    await database.close()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Registers somebody who may order. */
export async function signUpBuyer(
  shop: Pick<BenchShop, 'url' | 'sql'>,
  name: string,
): Promise<TestUser> {
  const buyer = await signUp(shop.url.replace('127.0.0.1', 'localhost'), name)
  await confirmEmail(shop.sql, buyer)
  return buyer
}

/** The middle one of so many runs in milliseconds, after one that is not counted. */
export async function medianMs(runs: number, work: () => Promise<void>): Promise<number> {
  await work()
  const times: number[] = []
  for (let at = 0; at < runs; at += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

/** What the shop logged beside its requests: a benchmark that fails is a fault of the shop's first of all. */
async function tellFaults(logFile: string) {
  const lines = (await readFile(logFile, 'utf8')).split('\n')
  const faults = lines.filter((line) => /"level":"(warn|error|fatal)"/.test(line))
  process.stderr.write(`${faults.slice(-20).join('\n')}\n`)
}
