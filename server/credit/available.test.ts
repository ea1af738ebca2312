import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { read, told } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks } from '../books/check-books.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const limit = 10_000
/** A piece of the company's part. */
const each = 100

/** The same numbers below another at every run. */
function numbersBelow() {
  let state = 20_261_129
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return Math.floor((state / 0x8000_0000) * most)
  }
}

test('business: 5.2 ordering, cancelling, releasing and shipping again and again leave available what limit, balance and open orders leave', async () => {
  const one = await openCreditCompany(shop, admin, 'Again And Again', { limit })
  const below = numbersBelow()
  const orders: string[] = []
  const look = (id: string) => read<OrderDetail>(admin.call('GET', `/order/${id}`))
  const acts = {
    order: async () => {
      const answer = await one.order(1 + below(60))
      const { insertedId } = (await answer.json()) as { insertedId?: string }
      if (insertedId) orders.push(insertedId)
      return insertedId ? 'ordered' : 'refused'
    },
    cancel: async (id: string) => (await told(one.founder.call('DELETE', `/order/${id}`)))[0],
    shorten: async (id: string) => {
      const lines = [{ position: 1, quantity: 1 + below(5) }]
      const given = { lines, reason: 'Fewer' }
      return (await told(admin.call('POST', `/order/${id}/cancellations`, given)))[0]
    },
    giveUp: async (id: string) =>
      (await told(admin.call('POST', `/order-refund/${id}`, { reason: 'Not made' })))[0],
    release: async (id: string) => (await told(admin.call('PATCH', `/order-release/${id}`)))[0],
    ship: async (id: string) => {
      const { openQuantity, status } = await look(id)
      if (openQuantity === 0 || status === 'cancelled') return 'nothing'
      await ship(admin, id, 1 + below(openQuantity))
      return 'shipped'
    },
    pay: async () => (await one.pay(1 + below(2_000))).status,
  }
  const names = Object.keys(acts) as (keyof typeof acts)[]
  const outcomes = new Set<string>()
  for (let step = 0; step < 90; step += 1) {
    const name = names[below(names.length)]!
    const id = orders[below(orders.length)]
    if (!id && name !== 'order' && name !== 'pay') continue
    outcomes.add(`${name} ${await acts[name](id!)}`)
    const { available, balance, committed } = await one.account()
    const open = (await Promise.all(orders.map(look))).filter(({ status }) =>
      ['confirmed', 'pending'].includes(status),
    )
    const toCome = open.reduce((sum, { openQuantity }) => sum + openQuantity * each, 0)
    const told = `${step}: ${name}`
    expect(committed, told).toBe(toCome)
    expect(available, told).toBeCloseTo(limit - balance - toCome, 2)
  }
  // each of them came to something, and an order beyond the limit was refused
  for (const outcome of ['order ordered', 'order refused', 'cancel 200', 'shorten 200'])
    expect([...outcomes]).toContain(outcome)
  for (const outcome of ['release 200', 'release 409', 'ship shipped', 'pay 200'])
    expect([...outcomes]).toContain(outcome)
  expect((await checkBooks(shop.database)).violations).toEqual([])
})
