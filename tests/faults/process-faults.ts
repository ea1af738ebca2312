import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { placeTestOrder } from '../orders.fixture.ts'
import { startShopProcess } from '../shop-process.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { signIn } from '../test-user.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import { start } from './unknown-outcomes.ts'

const preload = (name: string) => `--import=${path.join(import.meta.dirname, name)}`

/**
 * F12: the process's clock is ten minutes off, then an hour back, and beside it is an instance whose clock is right:
 * what counts is the database's, for both.
 */
export async function skewClock(shop: FaultShop, minutes: number[]) {
  const part = await shop.part({ quantity: 1_000_000 })
  let looked = 0
  for (const skew of minutes) {
    await shop.end('SIGKILL')
    const ORDER_HOLD_MINUTES = '5'
    const SKEW_MINUTES = String(skew)
    await shop.start({ NODE_OPTIONS: preload('skew-clock.mjs'), SKEW_MINUTES, ORDER_HOLD_MINUTES })
    const [buyer] = await shop.buyers(1)
    const order = await placeTestOrder(buyer!, part)
    const [held] = await shop.sql<{ minutes: number }[]>`
      select extract(epoch from hold_expires_at - now())::float / 60 as minutes
      from orders
      where id = ${order}`
    if (!(held!.minutes > 4 && held!.minutes <= 5)) throw new Error(`F12 held ${held!.minutes} min`)
    await shop.enqueue(shop.sql, 'expire-holds', {})
    const paid = await shop.control.pay(await start(buyer!, order))
    if (paid !== 200) throw new Error(`F12 paying was answered ${paid}`)
    const beside = await startShopProcess(shop.dataDir, {
      ...shop.settings,
      PORT: String(await stillPort()),
      ORDER_HOLD_MINUTES,
    })
    for (const from of [shop.url, beside.url]) {
      const { token } = await signIn(from, buyer!)
      const read = async (at: string) => {
        const headers = { authorization: `Bearer ${token}` }
        return (await fetch(`${at}/api/order/${order}`, { headers })).status
      }
      if ((await read(shop.url)) !== 200 || (await read(beside.url)) !== 200)
        throw new Error('F12 a fresh token was refused')
      await shop.sql`update access_token set expires_at = now() - interval '1 second'`
      if ((await read(shop.url)) !== 401 || (await read(beside.url)) !== 401)
        throw new Error('F12 a token was taken after its end')
      looked += 4
    }
    looked += 2
    await beside.end('SIGTERM')
  }
  await shop.end('SIGKILL')
  await shop.start()
  return { skews: minutes.length, looked, ...(await prove(shop)) }
}

/** F19: a job that always fails is tried again and again, and holds no other one up. */
export async function poisonJob(shop: FaultShop) {
  const part = await shop.part({ quantity: 1_000_000 })
  const poison = 'poison'
  for (let at = 0; at < 10; at += 1) await shop.enqueue(shop.sql, 'send-mail', { id: poison })
  const [buyer] = await shop.buyers(1)
  const order = await placeTestOrder(buyer!, part)
  const sent = async () => {
    const rows = await shop.sql`
      select 1 from mail where order_id = ${order} and sent_at is not null`
    return rows.length === 1
  }
  for (let left = 300; !(await sent()); left -= 1) {
    if (left === 0) throw new Error('F19 the poison held the others up')
    await pause(100)
  }
  const tried = await shop.sql<{ state: string; retries: number }[]>`
    select state, retry_count as retries
    from pgboss.job
    where name = 'send-mail' and data ->> 'id' = ${poison}`
  if (tried.length !== 10 || tried.some(({ state }) => state === 'completed'))
    throw new Error(`F19 ${JSON.stringify(tried)}`)
  await shop.sql`delete from pgboss.job where name = 'send-mail' and data ->> 'id' = ${poison}`
  await shop.control.pay(await start(buyer!, order))
  return { poison: tried.length, ...(await prove(shop)) }
}

/** F20: a rejection that nobody handles ends the process with exit code 1 and a fatal line, and a start goes on. */
export async function unhandledRejection(shop: FaultShop) {
  const part = await shop.part({ quantity: 1_000_000 })
  await shop.end('SIGKILL')
  await shop.start({ NODE_OPTIONS: preload('reject-on-signal.mjs') })
  const [buyer] = await shop.buyers(1)
  const order = await placeTestOrder(buyer!, part)
  process.kill(shop.pid(), 'SIGUSR2')
  const code = await shop.ended()
  if (code !== 1) throw new Error(`F20 it ended with ${code}`)
  if (!shop.log().includes('unexpected: the process ends'))
    throw new Error('F20 nothing was logged')
  const bootMs = Math.round(await shop.start())
  await shop.control.pay(await start(buyer!, order))
  return { bootMs, ...(await prove(shop)) }
}
