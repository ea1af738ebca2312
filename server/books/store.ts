import type { BooksCheck } from '../../contract/books.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/**
 * Makes this transaction one unchanging view of everything, which cannot write. The bound is the one of a whole check;
 * the memory keeps the joins of some 100,000 orders off the disk.
 */
export async function beginSnapshot(sql: Sql) {
  await sql`set transaction isolation level repeatable read, read only`
  await sql`set local statement_timeout = '5min'`
  await sql`set local work_mem = '32MB'`
}

/** How many rows a check looks at. `unusedImages` are pictures of no part: not a fault, a change of mind. */
export async function countRows(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select
      (select count(*) from part) as parts,
      (select count(*) from stock_movement) as movements,
      (select count(*) from orders) as orders,
      (select count(*) from order_line) as lines,
      (select count(*) from order_event) as events,
      (select count(*) from payment) as payments,
      (select count(*) from refund) as refunds,
      (select count(*) from mail where order_id is not null) as mails,
      (select count(*) from idempotency_key where answer is not null) as keys,
      (select count(*) from image) as images,
      (
        select count(*)
        from image i
        where not exists (select 1 from part p where p.image_id = i.id)
          and not exists (select 1 from category c where c.image_id = i.id)
      ) as "unusedImages"`
  return { ...row }
}

/** Saves a result, and forgets those of 90 days and more. */
export async function insertCheck(sql: Sql, check: BooksCheck) {
  await sql`
    insert into books_check (id, at, found, result)
    values (${newId()}, ${check.checkedAt}, ${check.found}, ${sql.json(check)})`
  await sql`
    delete from books_check
    where at < now() - interval '90 days'
      and at < (select max(at) from books_check)`
}

export async function selectLastCheck(sql: Sql): Promise<BooksCheck | null> {
  const [row] = await sql<{ result: BooksCheck }[]>`
    select result
    from books_check
    order by at desc, id desc
    limit 1`
  return row?.result ?? null
}

/** The database's clock, which says when a check was made. */
export async function selectNow(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select now() as now`
  return row!.now
}
