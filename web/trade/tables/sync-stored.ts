import { call } from '../../app/api.ts'

/** Where a browser stores its texts: `place` is a name and whose it is. */
export type Store = {
  read: (place: string) => string | null
  write: (place: string, text: string) => void
  places: () => string[]
}

/** Before the place of what the shop has not been told yet. */
const unsent = 'unsent:'
const synced = new Set<string>()
let sending: Promise<unknown> = Promise.resolve()

/**
 * Brings what somebody saved of tables from the shop, once a page load, and tells it what this browser has and the shop has
 * not, or was not told when it changed here. Where the shop cannot be asked, this browser's own goes on.
 */
export async function bring(email: string, store: Store) {
  if (synced.has(email)) return
  synced.add(email)
  try {
    const { tables } = await call('GET /table-settings', {})
    const there = new Map<string, string>()
    for (const { table, look, views } of tables) {
      if (look) there.set(`table:${table}:${email}`, JSON.stringify(look))
      there.set(`views:${table}:${email}`, JSON.stringify(views))
    }
    for (const [place, text] of there)
      if (!store.read(unsent + place) && store.read(place) !== text) store.write(place, text)
    for (const place of store.places()) {
      const isOwn = place.endsWith(`:${email}`) && /^(table|views):/.test(place)
      if (isOwn && (!there.has(place) || store.read(unsent + place))) await send(place, store)
    }
  } catch {
    synced.delete(email)
  }
}

/** Tells the shop what is stored at a place, one after another, so that the last is what stays. */
export function send(place: string, store: Store): Promise<unknown> {
  store.write(unsent + place, 'yes')
  sending = sending.then(async () => {
    const [kind, table = ''] = place.split(':')
    try {
      const value = JSON.parse(store.read(place) ?? 'null')
      if (value === null) return
      await call('PUT /table-settings/{table}', {
        table,
        ...(kind === 'views' ? { views: value } : { look: value }),
      })
      store.write(unsent + place, '')
    } catch {
      // it is told the next time
    }
  })
  return sending
}
