import type { Store } from '../store.ts'

/**
 * `pending` is sent when due, `held` waits for others to be sent in reverse, `silenced` was never sent because a fault
 * said so, `abandoned` was refused for three days.
 */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'silenced' | 'abandoned'
export type Delivery = {
  id: number
  event: string
  state: DeliveryState
  attempts: number
  /** When it is tried next, in milliseconds since 1970. */
  due: number
  /** What the last attempt met: an HTTP status or a word. */
  result: string | null
}
export type Deliveries = ReturnType<typeof createDeliveries>

/** The outgoing webhooks: one row a copy. They outlive the process, so that an event is sent at least once. */
export function createDeliveries({ database }: Store) {
  const insert = database.prepare('insert into delivery (event, state, due) values (?, ?, ?)')
  const due = database.prepare(
    `select id from delivery where state = 'pending' and due <= ? order by due, id limit ?`,
  )
  const next = database.prepare(
    `select min(due) as due from delivery where state = 'pending' and due > ?`,
  )
  const find = database.prepare(
    `select delivery.*, object.body, object.created
     from delivery join object on object.id = delivery.event
     where delivery.id = ?`,
  )
  const settle = database.prepare(
    'update delivery set state = ?, attempts = attempts + 1, due = ?, result = ? where id = ?',
  )
  const held = database.prepare(`select 1 from delivery where state = 'held' limit 1`)
  const sent = database.prepare(
    `update object set body = json_set(body, '$.pending_webhooks', 0) where id = ?`,
  )
  const ids = (state: DeliveryState) =>
    database
      .prepare('select id from delivery where state = ? order by id')
      .all(state)
      .map((row) => Number(row.id))
  return {
    add: (event: string, state: DeliveryState, at: number) => {
      insert.run(event, state, at)
    },
    due: (now: number, limit: number) => due.all(now, limit).map((row) => Number(row.id)),
    nextDue: (now: number) => next.get(now)?.due as number | null,
    find(id: number) {
      const row = find.get(id)
      return row as (Delivery & { body: string; created: number }) | undefined
    },
    settle: (delivery: Delivery, state: DeliveryState, at: number, result: string) => {
      settle.run(state, at, result, delivery.id)
      if (state === 'delivered') sent.run(delivery.event)
    },
    ids,
    anyHeld: () => held.get() !== undefined,
    /** Held and waiting ones become due at once. */
    hasten: (now: number) => {
      database
        .prepare(
          `update delivery set state = 'pending', due = ? where state = 'held' or (state = 'pending' and due > ?)`,
        )
        .run(now, now)
    },
    release: (id: number, at: number) => {
      database.prepare(`update delivery set state = 'pending', due = ? where id = ?`).run(at, id)
    },
    ofEvent: (event: string) =>
      database
        .prepare('select * from delivery where event = ? order by id')
        .all(event) as Delivery[],
    counts: () =>
      Object.fromEntries(
        database
          .prepare('select state, count(*) as n from delivery group by state')
          .all()
          .map((row) => [String(row.state), Number(row.n)]),
      ) as Partial<Record<DeliveryState, number>>,
  }
}
