import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { type OpenDatabase, openDatabase, type Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { ask, endFor, follow } from './follow.fixture.ts'

/** So many write at a time: of a database with a hundred connections. */
const atOnce = 20

let shop: TestShop
let writers: OpenDatabase
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  writers = openDatabase(shop.settings.DATABASE_URL, { connections: atOnce, bounded: false })
  ;[buyer, admin] = await Promise.all([shop.buyer(), shop.admin()])
})
afterAll(async () => {
  await writers?.close()
  await shop?.close()
})

const end = () => endFor(admin)
const write = (sql: Sql, order: string, note: string) => sql`
  insert into order_event (id, order_id, kind, by_whom, note)
  values (${newId()}, ${order}, 'written', 'shop', ${note})`

/** A writer that has written, and waits until it is told to commit, or to take it back. */
async function openWriter(order: string, note: string) {
  const told = Promise.withResolvers<boolean>()
  const wrote = Promise.withResolvers<void>()
  const done = writers.transaction(async (sql) => {
    await write(sql, order, note)
    wrote.resolve()
    if (!(await told.promise)) throw new Error('undone')
  })
  done.catch(wrote.reject)
  await wrote.promise
  return async (commits: boolean) => {
    told.resolve(commits)
    await done.catch((fault: Error) => expect(fault.message).toBe('undone'))
  }
}

test('T84 twenty that wrote commit in another order, and a reader between any two of them misses none', async () => {
  const order = await placeTestOrder(buyer, await addTestPart(shop))
  const after = await end()
  const open = await Promise.all(
    Array.from({ length: atOnce }, (_, at) => openWriter(order, `write ${at}`)),
  )
  const seen: string[] = []
  let next = after
  for (let step = 0; step < atOnce; step += 1) {
    // 7 and 20 have no divisor in common: each writer once, none after the one beside it
    await open[(step * 7) % atOnce]!(step % 5 !== 4)
    const told = await ask(admin, `after=${next}`)
    expect(told.events).toHaveLength(step % 5 === 4 ? 0 : 1)
    seen.push(...told.events.map(({ id }) => id))
    next = told.next
  }
  expect(seen).toHaveLength(16)
  expect((await follow(admin, after)).found.map(({ id }) => id)).toEqual(seen)
})

test('T84 two hundred write while two read: each event once, none late, none of what was undone', async () => {
  const order = await placeTestOrder(buyer, await addTestPart(shop))
  const after = await end()
  const left = Array.from({ length: 200 }, (_, at) => at).values()
  const writer = async () => {
    for (const at of left)
      await writers
        .transaction(async (sql) => {
          await write(sql, order, `write ${at}`)
          if (at % 10 === 9) throw new Error('undone')
        })
        .catch((fault: Error) => expect(fault.message).toBe('undone'))
  }
  let isWriting = true
  /** Reads on for as long as somebody writes, and then what is left; answers the ids in the order of their coming. */
  const reader = async () => {
    const seen: string[] = []
    let next = after
    const read = async () => {
      const told = await ask(admin, `after=${next}&limit=7`)
      seen.push(...told.events.map(({ id }) => id))
      next = told.next
      return told.more
    }
    while (isWriting) await read()
    while (await read());
    return seen
  }
  const reading = Promise.all([reader(), reader()])
  await Promise.all(Array.from({ length: atOnce }, writer)).finally(() => {
    isWriting = false
  })
  const seen = await reading
  const ids = (await follow(admin, after)).found.map(({ id }) => id)
  expect(new Set(ids).size).toBe(180)
  // both saw the same, in the same order, as somebody who comes when all is over
  for (const one of seen) expect(one).toEqual(ids)
})

test('nobody waits for a transaction that is open, and what it tells comes when it is committed', async () => {
  const part = await addTestPart(shop)
  const order = await placeTestOrder(buyer, part)
  const after = await end()
  const long = await openWriter(order, 'long')
  const quick = await placeTestOrder(buyer, part)
  const first = await ask(admin, `after=${after}`)
  expect(first.events.map((one) => one.order?._id)).toEqual([quick])
  await long(true)
  const second = await ask(admin, `after=${first.next}`)
  expect(second.events.map(({ kind }) => kind)).toEqual(['written'])
})
