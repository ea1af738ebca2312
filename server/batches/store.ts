import type { BatchAction } from '../../contract/batches.ts'
import type { Sql } from '../database/database.ts'

/** `input`: of a part what is to become of it, of an order how it is shipped. */
export type NewItem = { subjectId: string; name: string | null; input?: object }

export type NewBatch = {
  id: string
  actorId: string
  action: BatchAction
  reason: string
  seconds: number
  items: NewItem[]
}

/** Writes a batch that begins in so many seconds. */
export async function insertBatch(sql: Sql, { id, actorId, action, ...more }: NewBatch) {
  const { reason, seconds, items } = more
  await sql`
    insert into batch (id, actor_id, action, reason, begins_at)
    values (${id}, ${actorId}, ${action}, ${reason}, now() + make_interval(secs => ${seconds}))`
  await sql`
    insert into batch_item (batch_id, position, subject_id, name, input)
    select ${id}::uuid, n, subject_id, name, input::jsonb
    from unnest(
      ${items.map(({ subjectId }) => subjectId)}::uuid[], ${items.map(({ name }) => name)}::text[],
      ${items.map(({ input }) => (input ? JSON.stringify(input) : null))}::text[]
    ) with ordinality i (subject_id, name, input, n)`
}

export type BatchRow = {
  id: string
  actorId: string
  action: BatchAction
  reason: string
  createdAt: Date
  /** In seconds; 0 when it has begun. */
  beginsIn: number
  withdrawnAt: Date | null
  endedAt: Date | null
  total: number
  done: number
  refused: number
}

const batchColumns = (sql: Sql) => sql`
  b.id, b.actor_id as "actorId", b.action, b.reason, b.created_at as "createdAt",
  greatest(0, ceil(extract(epoch from b.begins_at - now())))::int as "beginsIn",
  b.withdrawn_at as "withdrawnAt", b.ended_at as "endedAt", i.total, i.done, i.refused`

const joinItems = (sql: Sql) => sql`
  cross join lateral (
    select count(*)::int as total,
      (count(*) filter (where done_at is not null and problem is null))::int as done,
      count(problem)::int as refused
    from batch_item
    where batch_id = b.id
  ) i`

export async function selectBatch(sql: Sql, id: string): Promise<BatchRow | null> {
  const [row] = await sql<BatchRow[]>`
    select ${batchColumns(sql)}
    from batch b
    ${joinItems(sql)}
    where b.id = ${id}`
  return row ?? null
}

export async function selectBatchesOf(sql: Sql, actorId: string, limit: number) {
  return await sql<BatchRow[]>`
    select ${batchColumns(sql)}
    from batch b
    ${joinItems(sql)}
    where b.actor_id = ${actorId} and b.created_at > now() - interval '7 days'
    order by b.created_at desc
    limit ${limit}`
}

export async function selectProblems(sql: Sql, batchId: string, limit: number) {
  return await sql<{ id: string; name: string | null; problem: string }[]>`
    select subject_id as id, name, problem
    from batch_item
    where batch_id = ${batchId} and problem is not null
    order by position
    limit ${limit}`
}

/** Lets a batch that waits begin at once. Answers whether it did: not when it has begun. */
export async function beginNow(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    update batch
    set begins_at = now()
    where id = ${id} and begins_at > now() and ended_at is null
    returning id`
  return rows.length > 0
}

/** What is not done of a batch stays undone from here on. Answers whether anything was left. */
export async function withdraw(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    update batch
    set withdrawn_at = now(), ended_at = now()
    where id = ${id} and ended_at is null
    returning id`
  return rows.length > 0
}

export type Item = { position: number; subjectId: string; wasBegun: boolean; input: unknown }

/**
 * Takes the next item of a batch whose time has come. One that was begun a minute ago and is not done is taken again: its
 * process has gone.
 */
export async function takeItem(sql: Sql, batchId: string): Promise<Item | null> {
  const [row] = await sql<Item[]>`
    with next as (
      select i.position, i.begun_at is not null as "wasBegun"
      from batch_item i
      join batch b on b.id = i.batch_id
      where i.batch_id = ${batchId} and b.ended_at is null and b.begins_at <= now()
        and i.done_at is null
        and (i.begun_at is null or i.begun_at < now() - interval '1 minute')
      order by i.position
      limit 1
      for update of i skip locked
    )
    update batch_item i
    set begun_at = now()
    from next
    where i.batch_id = ${batchId} and i.position = next.position
    returning i.position, i.subject_id as "subjectId", i.input, next."wasBegun"`
  return row ?? null
}

/** Writes down what came of an item. Answers whether nobody did before. */
export async function finishItem(
  sql: Sql,
  batchId: string,
  { position }: Item,
  problem: string | null,
): Promise<boolean> {
  const rows = await sql`
    update batch_item
    set done_at = now(), problem = ${problem}
    where batch_id = ${batchId} and position = ${position} and done_at is null
    returning position`
  return rows.length > 0
}

/** Ends a batch of which nothing is left. */
export async function endBatch(sql: Sql, id: string) {
  await sql`
    update batch
    set ended_at = now()
    where id = ${id} and ended_at is null
      and not exists (select from batch_item where batch_id = ${id} and done_at is null)`
}

/** Batches that should be at work, and at which nobody was for a minute. */
export async function selectStuck(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select b.id
    from batch b
    where b.ended_at is null and b.begins_at < now() - interval '1 minute' and not exists (
      select from batch_item
      where batch_id = b.id and begun_at > now() - interval '1 minute'
    )
    order by b.begins_at
    limit ${limit}`
}

/** Who asked for a batch, when they may still do such a thing. */
export async function selectAdmin(sql: Sql, id: string) {
  const [row] = await sql<{ id: string; email: string; name: string }[]>`
    select id, email, name
    from users
    where id = ${id} and role = 'admin'`
  return row ?? null
}

/** What people call these parts. */
export async function selectPartNumbers(sql: Sql, ids: string[]) {
  return await sql<{ id: string; mpn: string }[]>`
    select id, mpn
    from part
    where id = any(${ids}::uuid[])`
}
