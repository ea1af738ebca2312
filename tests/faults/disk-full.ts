import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plain } from '../../server/images/upload.fixture.ts'
import { placeTestOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { startBuyers } from './buyers.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { checkPages } from './kill-database.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** What fills up: the database's files alone, or its journal as well, at which PostgreSQL ends itself. */
const ways = ['files', 'journal'] as const

/**
 * F11: the disk of the database and that of the pictures are full, so many times each way, while buyers order and an
 * admin uploads: every request is answered, 503 or 507 if need be, nothing is half done, and everything goes on by
 * itself when there is room again.
 */
export async function diskFull(shop: FaultShop, random: Random, rounds: number) {
  const mounted: SmallDisk[] = []
  await shop.end('SIGTERM')
  try {
    const disk = await mountSmallDisk(path.join(shop.dataDir, 'postgres'), 320)
    mounted.push(disk)
    const pictures = await mountSmallDisk(path.join(shop.dataDir, 'images'), 8)
    mounted.push(pictures)
    await shop.start()
    return await fillEach(shop, random, rounds, disk, pictures)
  } finally {
    if (shop.isRunning()) await shop.end('SIGTERM')
    for (const disk of mounted) await disk.unmount()
  }
}

async function fillEach(
  shop: FaultShop,
  random: Random,
  rounds: number,
  disk: SmallDisk,
  pictures: SmallDisk,
) {
  const pid = shop.pid()
  const part = await shop.part({ quantity: 10_000_000 })
  const [admin] = await shop.buyers(1)
  await shop.sql`update users set role = 'admin' where email = ${admin!.email}`
  const uploads = { refused: 0, kept: 0 }
  const answers = new Map<number, number>()
  const back: number[] = []
  for (const way of random.shuffled(ways.flatMap((way) => Array<typeof way>(rounds).fill(way)))) {
    const load = startBuyers(shop, await shop.buyers(4), part, random)
    await pause(random.between(200, 500))
    await pictures.fill()
    await expectUpload(shop, admin!, 507)
    uploads.refused += 1
    await pictures.free()
    await disk.fill()
    await (way === 'journal' ? endJournal(shop, disk) : pause(2_000))
    if (way === 'files') await expectReading(shop)
    await disk.free()
    back.push(await untilOrders(shop, part))
    await expectUpload(shop, admin!, 200)
    uploads.kept += 1
    await load.stop()
    if (load.unsaidRetries() > 0) throw new Error('F11 a 503 without Retry-After')
    for (const [status, times] of load.statuses)
      answers.set(status, (answers.get(status) ?? 0) + times)
  }
  if (shop.pid() !== pid || !shop.isRunning()) throw new Error('F11 the shop did not outlive it')
  for (const status of answers.keys())
    if (status === 0 || (status >= 500 && ![503, 507].includes(status)))
      throw new Error(`F11 a request was answered ${status}`)
  if (!answers.has(507)) throw new Error('F11 the disk was never full')
  const proof = await prove(shop)
  await checkPages(shop)
  return {
    full: back.length,
    answers503: answers.get(503) ?? 0,
    answers507: answers.get(507),
    slowestBackMs: Math.round(Math.max(...back)),
    uploads,
    ...proof,
  }
}

/** Makes the server want a new file of its journal until it ends itself, and lets it try to come back for a while. */
async function endJournal(shop: FaultShop, disk: SmallDisk) {
  const before = await shop.postmaster()
  for (let left = 40; (await shop.postmaster()) === before && left > 0; left -= 1) {
    await shop.sql`select pg_switch_wal()`.catch(() => null)
    await disk.fill()
    await pause(50)
  }
  await pause(2_000)
}

/** Reading takes no room. */
async function expectReading(shop: FaultShop) {
  const response = await fetch(`${shop.url}/api/parts?q=${Math.random()}`)
  if (response.status !== 200) throw new Error(`F11 reading was answered ${response.status}`)
}

async function expectUpload(shop: FaultShop, admin: TestUser, status: number) {
  const bytes = await plain(300, 300).png().toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'part.png')
  const headers = { authorization: `Bearer ${admin.token}` }
  const response = await fetch(`${shop.url}/api/images`, { method: 'POST', headers, body: form })
  if (response.status !== status)
    throw new Error(`F11 an upload was answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** How long until somebody can order again. */
async function untilOrders(shop: FaultShop, part: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const ready = await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(5_000) })
    if (ready.status === 200) break
    if (performance.now() - started > 60_000) throw new Error('F11 it does not come back')
    await pause(50)
  }
  const [buyer] = await shop.buyers(1)
  await placeTestOrder(buyer!, part)
  return performance.now() - started
}
