import type { TestShop } from '../../../tests/open-test-shop.ts'
import { cookieOf, type TestUser } from '../../../tests/test-user.ts'

/** Somebody who logs in to a shop with limits, as `owner` and as whoever guesses. */
export const guesser = (shop: () => TestShop, owner: () => TestUser) => {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    shop().request(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop().publicUrl, ...headers },
      body: JSON.stringify(body),
    })
  const enter = (password: string, headers = {}, email: unknown = owner().email) =>
    post('/sign-in/email', { email, password }, headers)
  return {
    post,
    enter,
    anew: () => shop().sql`delete from rate_limit`,
    /** How many tries were taken of a budget. */
    taken: async (budget: string, key: string) => {
      const [row] = await shop().sql<{ points: number }[]>`
        select points from rate_limit where key = ${`${budget}:${key}`}`
      return row?.points ?? 0
    },
    /** Logs the owner in, by a browser with these cookies; answers the whole jar. */
    logIn: async (known = '') => {
      const response = await enter(owner().password, known ? { cookie: known } : {})
      if (response.status !== 200) throw new Error(`logging in answered ${response.status}`)
      return { response, cookie: cookieOf(response) }
    },
  }
}
