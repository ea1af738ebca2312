import { expect } from 'vitest'
import type { ShopEvent } from '../../../contract/programs/events.ts'
import type { TestUser } from '../../../tests/test-user.ts'

type Told = { events: ShopEvent[]; next: number; more: boolean }

/** One answer. */
export async function ask(who: TestUser, query: string): Promise<Told> {
  const response = await who.call('GET', `/events?${query}`)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Told
}

/** Everything after a position, page by page. */
export async function follow(who: TestUser, after: number, limit = 200) {
  const found: ShopEvent[] = []
  let told: Told
  let next = after
  do {
    told = await ask(who, `after=${next}&limit=${limit}`)
    found.push(...told.events)
    next = told.next
  } while (told.more)
  return { found, next }
}

/** The last position that an admin is told. */
export const endFor = async (admin: TestUser) => (await follow(admin, 0)).next
