import { expect, test } from 'vitest'
import { keyOf } from '../../server/requests/address.ts'
import { inParallel } from '../in-parallel.ts'
import { cookieOf } from '../test-user.ts'
import type { Cast } from './cast.fixture.ts'
import { callerHeader } from './round-robin.fixture.ts'
import { count, goal, tally } from './run.fixture.ts'

/** Budgets over two instances, behind a proxy that is trusted to say where a request came from. */
export function limitRaces(cast: () => Cast) {
  const enter = async (email: string, password: string, headers: Record<string, string> = {}) => {
    const { url } = cast().shops
    const response = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...headers },
      body: JSON.stringify({ email, password }),
    })
    await response.arrayBuffer()
    return response
  }

  test('T10 of a hundred guesses at once, from a hundred addresses, ten are looked at', async () => {
    const { shops } = cast()
    const accounts = count(1, 10)
    for (const owner of await shops.buyers(accounts)) {
      const known = cookieOf(await enter(owner.email, owner.password))
      const guesses = await inParallel(100, 20, (at) =>
        enter(owner.email, `guess number ${at}`, {
          [callerHeader]: `198.51.100.${at}`,
          'x-forwarded-for': `203.0.113.${at}`,
        }),
      )
      expect(tally(guesses.map((guess) => guess.status))).toEqual({ 401: 10, 429: 90 })
      for (const guess of guesses.filter((one) => one.status === 429)) {
        const seconds = Number(guess.headers.get('retry-after'))
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(900)
      }
      expect((await enter(owner.email, owner.password)).status).toBe(429)
      expect((await enter(owner.email, owner.password, { cookie: known })).status).toBe(200)
    }
    goal('G15', { accounts, guesses: 100 * accounts, evaluated: 10 * accounts, ownerLockedOut: 0 })
  })

  /** Tries from one network until its sixty are used up; the short run begins where few are left of them. */
  async function spray(network: string, many: number, from: (at: number) => object) {
    const { sql } = cast().shops
    const one = (at: number) =>
      enter(`nobody-${at}@example.test`, 'spring passphrase', { ...from(at) })
    expect((await one(0)).status).toBe(401)
    const used = count(55, 1)
    const rows = await sql`
      update rate_limit set points = ${used} where key = ${`signInAddress:${network}`}`
    expect(rows.count).toBe(1)
    const answers = await inParallel(many, 20, (at) => one(at + 1))
    const statuses = tally(answers.map((answer) => answer.status))
    expect(statuses).toEqual({ 401: 60 - used, 429: many - 60 + used })
  }

  test('T10 spraying from one address ends at sixty, whatever it says in X-Forwarded-For', () =>
    spray('198.51.100.200', 80, (at) => ({
      [callerHeader]: '198.51.100.200',
      'x-forwarded-for': `203.0.113.${at}`,
    })))

  test('T10 all addresses of one IPv6 network are one caller', async () => {
    await spray('2001:db8:7:7::/64', 80, (at) => ({
      [callerHeader]: `2001:db8:7:7:${at.toString(16)}::${at}`,
    }))
    const other = { [callerHeader]: '2001:db8:7:8::1' }
    expect((await enter('nobody@example.test', 'autumn passphrase', other)).status).toBe(401)
  })

  test.each([
    ['2001:db8:a:b::1', '2001:db8:a:b:ffff:ffff:ffff:ffff', true],
    ['2001:db8:a:b::1', '2001:DB8:A:B::2', true],
    ['2001:db8:a:b::1', '2001:0db8:000a:000b::3', true],
    ['2001:db8:a:b::1', '2001:db8:a:c::1', false],
    ['::ffff:198.51.100.7', '198.51.100.7', true],
    ['::ffff:c633:6407', '198.51.100.7', true],
    ['198.51.100.7', '198.51.100.8', false],
  ])('T10 %s and %s are counted as one: %s', (one, other, same) => {
    expect(keyOf(one) === keyOf(other)).toBe(same)
  })
}
