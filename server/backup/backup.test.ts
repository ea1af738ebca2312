import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillPort } from '../../tests/start/still-port.fixture.ts'
import { signIn } from '../../tests/test-user.ts'
import { temporaryFolder } from '../commands/command.fixture.ts'
import { readConfig } from '../config/config.ts'
import { listen } from '../http/listen.ts'
import { openShop } from '../open-shop.ts'
import { openLog } from '../telemetry/log.ts'
import { unpack } from './archive.fixture.ts'
import { emptyDatabase } from './database.fixture.ts'
import { checkBooks, openStockedShop, restore, type StockedShop } from './stocked-shop.fixture.ts'

let stocked: StockedShop
let backup: string
let orders: { before: number; after: number }

beforeAll(async () => {
  stocked = await openStockedShop()
  backup = stocked.file('here.tar.gz')
  orders = await backUpWhileOrdering()
})
afterAll(() => stocked.shop.close())

/** Orders come in before, while and after the backup is made. */
async function backUpWhileOrdering() {
  const { buyer, place, countOrders } = stocked
  const before = await countOrders()
  let running = true
  const made = stocked.backUp(backup, '--with-secrets').finally(() => {
    running = false
  })
  while (running) expect((await place(buyer)).status).toBe(200)
  expect(await made).toMatchObject({ code: 0, err: '' })
  return { before, after: await countOrders() }
}

describe('a backup', () => {
  it('F16 is whole, closed to others, and of one moment while orders come in', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    const entries = await unpack(backup)
    const manifest = JSON.parse(entries.get('manifest.json')!.toString())
    const rows = Object.fromEntries(manifest.tables.map((t: { name: string }) => [t.name, t]))
    expect(rows.orders.rows).toBeGreaterThanOrEqual(orders.before)
    expect(orders.after).toBeGreaterThan(orders.before)
    expect(rows.order_line.rows).toBe(rows.orders.rows)
    // one movement for the first stock, one held for each order
    expect(rows.stock_movement.rows).toBe(rows.orders.rows + 1)
    expect(manifest.tables.map((t: { name: string }) => t.name)).not.toContain('migration')
    expect(Object.keys(manifest.entries)).toContain('secrets.json')
  })

  it('leaves secrets.json out unless asked, and never writes over a file', async () => {
    const file = stocked.file('without.tar.gz')
    expect(await stocked.backUp(file)).toMatchObject({ code: 0 })
    expect([...(await unpack(file)).keys()]).not.toContain('secrets.json')
    const again = await stocked.backUp(file)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
  })
})

describe('a restore', () => {
  it('F16 brings back a shop that people log in to and order from', async () => {
    const { buyer, shop, img, place } = stocked
    const { folder, remove } = await temporaryFolder()
    const target = await emptyDatabase()
    const ran = await restore([backup, '--into', target.url], folder)
    expect(ran, ran.err).toMatchObject({ code: 0 })
    const restored = await boot(folder, target.url)
    try {
      const count = await checkBooks(restored.open.database)
      expect(count).toBeGreaterThanOrEqual(orders.before)
      expect(count).toBeLessThanOrEqual(orders.after)
      const again = await signIn(restored.publicUrl, buyer)
      const list = await again.call('GET', `/orders?email=${buyer.email}`)
      expect(await list.json()).toContainEqual(
        expect.objectContaining({ partsName: 'Tab here, back\\slash', quantity: 2 }),
      )
      // the cookie from before still holds, since the secrets came along
      const renewed = await fetch(`${restored.publicUrl}/api/user/${buyer.email}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          origin: restored.publicUrl,
          cookie: buyer.cookie,
        },
        body: JSON.stringify({ email: buyer.email, displayName: buyer.name }),
      })
      expect(renewed.status).toBe(200)
      const [here, there] = await Promise.all([
        shop.request(img),
        fetch(new URL(img, restored.publicUrl)),
      ])
      expect(there.status).toBe(200)
      expect(await there.bytes()).toEqual(await here.bytes())
      expect((await place(again)).status).toBe(200)
      await mailsGo(restored.open)
    } finally {
      await restored.close()
      await target.drop()
      await remove()
    }
  })
})

async function boot(dataDir: string, url: string) {
  const port = await stillPort()
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(stocked.shop.sandbox.port),
    SANDBOX_SMTP_PORT: String(stocked.shop.sandbox.smtpPort),
    LIMITS: 'off',
    OPEN_ORDERS: '10000',
  })
  const open = await openShop(config, url, openLog('silent'))
  const server = await listen(open.http, port, '127.0.0.1')
  const close = async () => {
    await server.stop()
    await open.close()
  }
  return { open, publicUrl: config.publicUrl, close }
}

/** The queue did not come along: the sweep finds the mails that wait. */
async function mailsGo({ shop, jobs, database: { sql } }: Awaited<ReturnType<typeof openShop>>) {
  const [waiting] = await sql<{ n: number }[]>`select count(*) as n from mail where sent_at is null`
  expect(waiting!.n).toBeGreaterThan(1)
  // as old as they are when a backup is restored: the sweep leaves the newest to their own jobs
  await sql`update mail set next_attempt_at = now() - interval '1 hour' where sent_at is null`
  await jobs.run(shop)
  await shop.enqueue(sql, 'sweep-mails', {})
  await expect
    .poll(() => sql`select 1 from mail where sent_at is null limit 1`, { timeout: 60_000 })
    .toHaveLength(0)
}
