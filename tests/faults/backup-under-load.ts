import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkBooks } from '../../server/books/check-books.ts'
import { runProgram } from '../../server/commands/command.fixture.ts'
import { openDatabase } from '../../server/database/database.ts'
import { startBuyers } from './buyers.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/**
 * F16: a backup is made while buyers order, pay and cancel, and restored into a database of its own, so many times. What
 * is restored has every order whose buyer was told of it before the backup began, and its books are clean.
 */
export async function backUpUnderLoad(shop: FaultShop, random: Random, rounds: number) {
  const part = await shop.part({ quantity: 10_000_000 })
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-backups-'))
  const load = startBuyers(shop, await shop.buyers(4), part, random)
  let restored = 0
  let slowestRestoreMs = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      await pause(random.between(300, 900))
      const told = shop.history.operations
        .filter(({ action, outcome }) => action === 'order' && outcome === 'ok')
        .map(({ orderId }) => orderId!)
      const file = path.join(folder, `round-${round}.tar.gz`)
      await run('backup', [file], shop.dataDir)
      const started = performance.now()
      restored += await restoreAndCheck(shop, file, path.join(folder, `into-${round}`), told)
      slowestRestoreMs = Math.max(slowestRestoreMs, Math.round(performance.now() - started))
    }
  } finally {
    await load.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { backups: rounds, ordersRestored: restored, slowestRestoreMs, ...(await prove(shop)) }
}

async function run(name: 'backup' | 'restore', args: string[], dataDir: string) {
  const { code, err } = await runProgram(name, args, { DATA_DIR: dataDir })
  if (code !== 0) throw new Error(`F16 npm run ${name} ended with ${code}: ${err}`)
}

/** Answers how many orders came back. */
async function restoreAndCheck(shop: FaultShop, file: string, dataDir: string, told: string[]) {
  const name = `restored_${path.basename(dataDir).replace(/\W/g, '_')}`
  await shop.sql.unsafe(`create database ${name}`)
  const url = (await shop.databaseUrl()).replace(/[^/]+$/, name)
  await run('restore', [file, '--into', url], dataDir)
  const database = openDatabase(url, { connections: 2 })
  try {
    const { violations } = await checkBooks(database)
    if (violations.length > 0) throw new Error(`F16 ${JSON.stringify(violations[0])}`)
    const rows = await database.sql<{ id: string }[]>`select id from orders`
    const there = new Set(rows.map(({ id }) => id))
    const lost = told.filter((id) => !there.has(id))
    if (lost.length > 0) throw new Error(`F16 ${lost.length} orders are not in the backup`)
    return there.size
  } finally {
    await database.close()
    await shop.sql.unsafe(`drop database ${name} with (force)`)
  }
}
