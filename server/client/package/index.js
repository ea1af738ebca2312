import createClient from 'openapi-fetch'

/**
 * A client of the shop: `url` is where it stands, `key` a program's key. Its methods GET, POST, PUT, PATCH and DELETE take
 * a path of the API and answer `{ data, error, response }`: `error` is the refusal, and nothing is thrown but by the network.
 */
export function createShop({ url, key, ...options }) {
  return createClient({
    baseUrl: `${url.replace(/\/+$/, '')}/api`,
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
    ...options,
  })
}

/** The cursor of the page after a list's answer; undefined after its last. */
export function nextCursor(response) {
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  return next && (new URL(next, response.url).searchParams.get('cursor') ?? undefined)
}

/** A refusal of the shop: `code` for programs, the message for people, and the whole of it in `problem`. */
export class ShopRefusal extends Error {
  constructor(problem) {
    super(problem.detail ?? problem.message ?? problem.code)
    this.name = 'ShopRefusal'
    this.code = problem.code
    this.problem = problem
  }
}

/** What a call answers, or its refusal thrown as a ShopRefusal. */
export async function answerOf(asked) {
  const { data, error } = await asked
  if (error !== undefined) throw new ShopRefusal(error)
  return data
}

/** Every event after a position, oldest first, until there is no more now; ask again after the last one's position. */
export async function* eventsAfter(shop, after, types = []) {
  for (let position = after; ; ) {
    const query = { after: position, ...(types.length > 0 && { type: types }) }
    const { events, next, more } = await answerOf(shop.GET('/events', { params: { query } }))
    yield* events
    if (!more) return
    position = next
  }
}
