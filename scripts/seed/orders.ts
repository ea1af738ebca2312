import type { Sql } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import { createRandom, type Random } from '../../tests/faults/random.ts'
import type { BenchPart } from '../bench/catalogue.ts'

export type SeedBuyer = { id: string; email: string; name: string }

type SeedOrder = {
  id: string
  buyer: SeedBuyer
  part: BenchPart
  quantity: number
  /** How many minutes ago it was placed; it was cancelled 20 minutes later. */
  minutesAgo: number
}

/** Buyers who order and never log in: they have no password. */
export async function insertBuyers(sql: Sql, count: number): Promise<SeedBuyer[]> {
  const run = newId().slice(-6)
  const buyers = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    name: `Buyer ${at + 1}`,
    email: `buyer-${run}-${at + 1}@example.test`,
  }))
  await sql`
    insert into users (id, name, email, email_verified)
    select *, true from unnest(
      ${buyers.map(({ id }) => id)}::uuid[], ${buyers.map(({ name }) => name)}::text[],
      ${buyers.map(({ email }) => email)}::text[]
    )`
  return buyers
}

/** So many orders of the last year, of one line each, all cancelled unpaid: what they held has returned. */
export function makeOrders(count: number, buyers: SeedBuyer[], parts: BenchPart[], seed: number) {
  const random = createRandom(seed)
  const one = <T>(of: readonly T[], from: Random = random) => of[from.between(0, of.length - 1)]!
  return Array.from({ length: count }, (): SeedOrder => {
    const part = one(parts)
    const quantity = part.minQuantity * random.between(1, 5)
    const minutesAgo = random.between(60, 365 * 24 * 60)
    return { id: newId(), buyer: one(buyers), part, quantity, minutesAgo }
  })
}

/** Writes orders with their lines, movements, events and mails, which count as sent, in one transaction of the caller. */
export async function insertOrders(sql: Sql, orders: SeedOrder[], currency: string) {
  const ids = orders.map(({ id }) => id)
  const partIds = orders.map(({ part }) => part.id)
  const quantities = orders.map(({ quantity }) => quantity)
  const minutes = orders.map(({ minutesAgo }) => minutesAgo)
  await sql`
    insert into orders (
      id, buyer_id, email, name, address, phone, total_minor, currency, life, created_at,
      hold_expires_at, cancelled_at
    )
    select id, buyer_id, email, name, '1 Example Street', '0123456789', total, ${currency},
      'cancelled', now() - ago, now() - ago + interval '30 minutes', now() - ago + interval '20 minutes'
    from unnest(
      ${ids}::uuid[], ${orders.map(({ buyer }) => buyer.id)}::uuid[],
      ${orders.map(({ buyer }) => buyer.email)}::text[],
      ${orders.map(({ buyer }) => buyer.name)}::text[],
      ${orders.map(({ part, quantity }) => part.priceMinor * quantity)}::bigint[],
      ${minutes}::int[]
    ) o (id, buyer_id, email, name, total, minutes)
    cross join make_interval(mins => o.minutes) ago`
  await sql`
    insert into order_line (
      order_id, position, part_id, mpn, name, quantity, unit_price_minor, list_price_minor, cancelled
    )
    select order_id, 1, p.id, p.mpn, p.name, l.quantity, p.price_minor, p.price_minor, l.quantity
    from unnest(${ids}::uuid[], ${partIds}::uuid[], ${quantities}::int[]) l (order_id, part_id, quantity)
    join part p on p.id = l.part_id`
  await sql`
    insert into stock_movement (id, part_id, change, reason, order_id, at)
    select gen_random_uuid(), l.part_id, l.quantity * step.sign, step.reason, o.id,
      o.created_at + step.later
    from orders o
    join order_line l on l.order_id = o.id
    cross join (
      values (-1, 'held', interval '0'), (1, 'returned', interval '20 minutes')
    ) step (sign, reason, later)
    where o.id = any(${ids}::uuid[])`
  await sql`
    insert into order_event (id, order_id, kind, by_whom, actor_id, at)
    select gen_random_uuid(), o.id, step.kind, 'buyer', o.buyer_id, o.created_at + step.later
    from orders o
    cross join (
      values ('placed', interval '0'), ('cancelled', interval '20 minutes')
    ) step (kind, later)
    where o.id = any(${ids}::uuid[])`
  await sql`
    insert into mail (id, event, kind, recipient, order_id, values, created_at, sent_at)
    select gen_random_uuid(), step.kind || ':' || o.id, step.kind, o.email, o.id, '{}',
      o.created_at + step.later, o.created_at + step.later
    from orders o
    cross join (
      values ('order-placed', interval '0'), ('order-cancelled', interval '20 minutes')
    ) step (kind, later)
    where o.id = any(${ids}::uuid[])`
}
