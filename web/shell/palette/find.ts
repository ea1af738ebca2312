import { call } from '../../app/api.ts'
import type { Person } from '../../app/session.ts'
import { statusWords } from '../../trade/orders/status-words.ts'
import type { Target } from './places.ts'

/** Of each kind so many at most: more are a list's. */
const most = 5

/** What the shop has by these words: parts, and to who is signed in orders, to admins everybody's and buyers. Rejects when it cannot be asked. */
export async function find(
  text: string,
  person: Person | null,
  signal: AbortSignal,
): Promise<Target[]> {
  const found = await Promise.all([
    findParts(text, person, signal),
    person ? findOrders(text, person, signal) : [],
    person?.isAdmin ? findBuyers(text, signal) : [],
  ])
  return found.flat()
}

async function findParts(text: string, person: Person | null, signal: AbortSignal) {
  const { items } = await call('GET /parts', { q: text, limit: most }, { signal })
  const page = person?.isAdmin ? '/dashboard/manage-products' : '/parts'
  return items.map(
    ({ _id, name, mpn }): Target => ({
      key: `part ${_id}`,
      group: 'Parts',
      name,
      about: mpn,
      to: `${page}/${_id}`,
    }),
  )
}

async function findOrders(text: string, { email, isAdmin }: Person, signal: AbortSignal) {
  const asked = { q: text.slice(0, 100), limit: most }
  const { items } = isAdmin
    ? await call('GET /all-orders', asked, { signal })
    : await call('GET /orders', { ...asked, email }, { signal })
  const page = isAdmin ? '/dashboard/manage-orders' : '/dashboard/payment'
  return items.map(({ _id, orderNumber, displayName, partsName, status }): Target => {
    const of = isAdmin ? displayName : partsName
    return {
      key: `order ${_id}`,
      group: 'Orders',
      name: orderNumber,
      about: `${of}, ${statusWords[status].toLowerCase()}`,
      to: `${page}/${_id}`,
    }
  })
}

async function findBuyers(text: string, signal: AbortSignal) {
  const asked = { q: text.slice(0, 100), role: 'buyer', limit: most } as const
  const { items } = await call('GET /users', asked, { signal })
  return items.map(
    ({ _id, displayName, email }): Target => ({
      key: `buyer ${_id}`,
      group: 'Buyers',
      name: displayName || email,
      about: email,
      to: `/dashboard/manage-orders?q=${encodeURIComponent(email)}`,
    }),
  )
}
