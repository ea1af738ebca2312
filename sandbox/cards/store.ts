import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type Stripe from 'stripe'
import type { CardEvent } from './events.ts'

/** What the provider keeps under an id, by the name that its `object` field carries. */
export type Kinds = {
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  payment_method: Stripe.PaymentMethod
  dispute: Stripe.Dispute
  event: CardEvent
}
export type Kind = keyof Kinds
export type Stored = Kinds[Kind]

/** What a list call may narrow by. Times are Unix seconds; `payment` is the intent an object belongs to. */
export type Filter = {
  limit: number
  after?: string | undefined
  before?: string | undefined
  created?: { gte?: number; gt?: number; lte?: number; lt?: number }
  payment?: string | undefined
  type?: string | undefined
}

const tables = `
pragma journal_mode = wal;
pragma synchronous = normal;
pragma busy_timeout = 2000;

create table if not exists object (
  seq integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  payment text,
  type text,
  created integer not null,
  body text not null
);
create index if not exists object_by_kind on object (kind, seq);
create index if not exists object_by_payment on object (payment, kind, seq);

create table if not exists card_behaviour (
  payment_method text primary key,
  behaviour text not null
);

create table if not exists idempotency (
  key text primary key,
  request text not null,
  status integer not null,
  body text not null,
  at integer not null
);

create table if not exists delivery (
  id integer primary key autoincrement,
  event text not null,
  state text not null,
  attempts integer not null default 0,
  due integer not null,
  result text
);
create index if not exists delivery_by_state on delivery (state, due);
create index if not exists delivery_by_event on delivery (event);

create table if not exists journal (
  seq integer primary key autoincrement,
  at integer not null,
  method text not null,
  path text not null,
  idempotency_key text,
  status integer not null,
  replayed integer not null
);
`

export type Store = ReturnType<typeof openStore>

/**
 * The provider's memory: `<dataDir>/cards.sqlite`. It is a file of its own so that the provider goes on while the
 * shop's database is down. Calls are synchronous; `transaction` makes an effect, its events and its kept answer one.
 */
export function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(dataDir, 'cards.sqlite'))
  database.exec(tables)
  return { ...objects(database), transaction: transactions(database), database }
}

function transactions(database: DatabaseSync) {
  return <T>(work: () => T): T => {
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      database.exec('rollback')
      throw error
    }
  }
}

function objects(database: DatabaseSync) {
  const insert = database.prepare(
    `insert into object (id, kind, payment, type, created, body) values (?, ?, ?, ?, ?, ?)
     on conflict (id) do update set body = excluded.body`,
  )
  const find = database.prepare('select body from object where kind = ? and id = ?')
  const seqOf = database.prepare('select seq from object where kind = ? and id = ?')
  const setBehaviour = database.prepare('insert or replace into card_behaviour values (?, ?)')
  const getBehaviour = database.prepare(
    'select behaviour from card_behaviour where payment_method = ?',
  )
  return {
    /** Inserts or replaces. */
    save(object: Stored): void {
      const about = object.object === 'event' ? object.data.object : object
      const payment = 'payment_intent' in about ? about.payment_intent : about.id
      insert.run(
        object.id,
        object.object,
        typeof payment === 'string' ? payment : null,
        'type' in object ? object.type : null,
        object.created,
        JSON.stringify(object),
      )
    },
    find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
      const row = find.get(kind, id)
      return row && (JSON.parse(String(row.body)) as Kinds[K])
    },
    /** Newest first; one more than `limit` when there are more. `undefined` when the cursor is unknown. */
    list<K extends Kind>(kind: K, filter: Filter): Kinds[K][] | undefined {
      const cursor = filter.after ?? filter.before
      const seq = cursor === undefined ? null : seqOf.get(kind, cursor)?.seq
      if (seq === undefined) return undefined
      const { text, values } = listQuery(kind, filter, seq as number | null)
      const found = database.prepare(text).all(...values)
      if (filter.before !== undefined) found.reverse()
      return found.map((row) => JSON.parse(String(row.body)) as Kinds[K])
    },
    /** How a payment method's card behaves (a name of `test-cards.ts`): all that is kept of its number. */
    setBehaviour: (paymentMethod: string, behaviour: string) => {
      setBehaviour.run(paymentMethod, behaviour)
    },
    behaviourOf: (paymentMethod: string): string =>
      String(getBehaviour.get(paymentMethod)?.behaviour ?? 'succeeds'),
  }
}

function listQuery(kind: Kind, filter: Filter, seq: number | null) {
  const clauses = ['kind = ?']
  const values: (string | number)[] = [kind]
  const where = (clause: string, value: string | number | undefined | null) => {
    if (value === undefined || value === null) return
    clauses.push(clause)
    values.push(value)
  }
  where(filter.before === undefined ? 'seq < ?' : 'seq > ?', seq)
  where('payment = ?', filter.payment)
  where('type = ?', filter.type)
  where('created >= ?', filter.created?.gte)
  where('created > ?', filter.created?.gt)
  where('created <= ?', filter.created?.lte)
  where('created < ?', filter.created?.lt)
  const order = filter.before === undefined ? 'desc' : 'asc'
  values.push(filter.limit + 1)
  return {
    text: `select body from object where ${clauses.join(' and ')} order by seq ${order} limit ?`,
    values,
  }
}
