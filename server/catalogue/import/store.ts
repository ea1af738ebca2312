import type { Writable } from 'node:stream'
import type { Category } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import { locks } from '../../database/locks.ts'
import { auditedColumns, auditedKeys } from '../parts/store.ts'
import { givenBits } from './row-to-part/check-draft.ts'

/** Lets the transaction wait as long as a file takes; false while another import runs. */
export async function beginImport(sql: Sql): Promise<boolean> {
  await sql`set local lock_timeout = '30s'`
  await sql`set local idle_in_transaction_session_timeout = '5min'`
  const [row] = await sql<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(${locks.import}) as free`
  return row?.free ?? false
}

/** Columns as the staged rows are written; types that take everything that was checked, so that COPY cannot fail. */
export async function createStage(sql: Sql) {
  await sql`
    create temp table import_row (
      n integer,
      line integer,
      id uuid,
      movement_id uuid,
      sku_key text,
      sku text,
      name text,
      details text,
      category text,
      min_quantity integer,
      order_multiple integer,
      quantity integer,
      price_minor bigint,
      img text,
      image_id uuid,
      specs jsonb,
      warranty_months integer,
      given integer,
      max_quantity integer,
      pack_name text,
      pack_size integer,
      price_rungs jsonb,
      part_id uuid
    ) on commit drop`
}

export const openStage = async (sql: Sql): Promise<Writable> =>
  await sql`
    copy import_row (
      n, line, id, movement_id, sku_key, sku, name, details, category, min_quantity, order_multiple,
      quantity, price_minor, img, image_id, specs, warranty_months, given,
      max_quantity, pack_name, pack_size, price_rungs
    )
    from stdin`.writable()

/** Finds the parts that are in the shop already; answers how many. */
export async function matchParts(sql: Sql): Promise<number> {
  const matched = await sql`
    update import_row r
    set part_id = p.id
    from part p
    where p.sku_key = r.sku_key and p.deleted_at is null`
  return matched.count
}

/** Makes the staged rows quick to take in parts. Nothing analyzes a temporary table by itself. */
export async function indexStage(sql: Sql) {
  await sql`create index on import_row (n)`
  await sql`analyze import_row`
}

/** Inserts the new parts among the rows from `from` to before `to`, each with its stock as first movement. */
export async function insertParts(sql: Sql, from: number, to: number, actorId: string | null) {
  const added = await sql`
    insert into part (
      id, sku, sku_key, name, details, category, min_quantity, order_multiple, quantity, price_minor, img,
      image_id, specs, warranty_months, max_quantity, pack_name, pack_size, price_rungs
    )
    select id, sku, sku_key, name, details, category, min_quantity, order_multiple, quantity, price_minor, img,
      image_id, specs, warranty_months, max_quantity, pack_name, pack_size, price_rungs
    from import_row
    where n >= ${from} and n < ${to} and part_id is null`
  if (added.count > 0)
    await sql`
      insert into stock_movement (id, part_id, change, reason, actor_id)
      select movement_id, id, quantity, 'initial', ${actorId}::uuid
      from import_row
      where n >= ${from} and n < ${to} and part_id is null and quantity > 0`
  return added.count
}

export type Changes = { found: number; changed: number; moved: number }

/**
 * Changes the parts that are there to what their rows give, and their stock by a correction; what was changed of each is
 * audited. They are locked first, so that the stock a correction is counted from is still the stock when it is written.
 */
export async function changeParts(
  sql: Sql,
  from: number,
  to: number,
  { actorId, file }: { actorId: string | null; file: string },
): Promise<Changes> {
  await sql`
    select count(*)
    from (
      select p.id
      from part p
      where p.id in (select part_id from import_row where n >= ${from} and n < ${to})
      order by p.id
      for update
    ) locked`
  const value = (bit: keyof typeof givenBits, column: string) =>
    sql.unsafe(
      `case when (r.given & ${givenBits[bit]}) <> 0 then r.${column} else p.${column} end as ${column}`,
    )
  const sides = { before: sql.unsafe(changedOf('(w.was)')), after: sql.unsafe(changedOf('w')) }
  const [changes] = await sql<Changes[]>`
    with wanted as (
      select p.id, p as was, p.quantity as had, r.movement_id, p.sku, r.name, r.category,
        ${value('details', 'details')}, ${value('minQuantity', 'min_quantity')},
        ${value('orderMultiple', 'order_multiple')}, ${value('quantity', 'quantity')},
        ${value('price', 'price_minor')}, ${value('img', 'img')}, ${value('img', 'image_id')},
        ${value('specs', 'specs')}, ${value('warrantyMonths', 'warranty_months')},
        ${value('maxQuantity', 'max_quantity')}, ${value('pack', 'pack_name')},
        ${value('pack', 'pack_size')}, ${value('breaks', 'price_rungs')}
      from import_row r
      join part p on p.id = r.part_id
      where r.n >= ${from} and r.n < ${to}
    ), changed as (
      update part p
      set name = w.name, category = w.category, details = w.details, min_quantity = w.min_quantity,
        order_multiple = w.order_multiple, quantity = w.quantity, price_minor = w.price_minor,
        img = w.img, image_id = w.image_id, specs = w.specs, warranty_months = w.warranty_months,
        max_quantity = w.max_quantity, pack_name = w.pack_name, pack_size = w.pack_size,
        price_rungs = w.price_rungs,
        updated_at = now(), version = p.version + 1
      from wanted w
      where p.id = w.id
        and (
          p.name, p.category, p.details, p.min_quantity, p.order_multiple, p.quantity, p.price_minor,
          p.img, p.image_id, p.specs, p.warranty_months, p.max_quantity, p.pack_name, p.pack_size,
          p.price_rungs
        ) is distinct from (
          w.name, w.category, w.details, w.min_quantity, w.order_multiple, w.quantity, w.price_minor,
          w.img, w.image_id, w.specs, w.warranty_months, w.max_quantity, w.pack_name, w.pack_size,
          w.price_rungs
        )
      returning p.id
    ), audited as (
      insert into audit_event (id, actor_id, action, subject, detail)
      select gen_random_uuid(), ${actorId}::uuid, 'part-changed', id, jsonb_build_object(
          'before', ${sides.before}, 'after', ${sides.after}, 'file', ${file}::text
        )
      from wanted w
      join changed using (id)
    ), moved as (
      insert into stock_movement (id, part_id, change, reason, actor_id)
      select movement_id, id, quantity - had, 'correction', ${actorId}::uuid
      from wanted
      where quantity <> had
      returning part_id
    )
    select
      (select count(*) from wanted) as found,
      (select count(*) from changed) as changed,
      (select count(*) from moved) as moved`
  return changes ?? { found: 0, changed: 0, moved: 0 }
}

/** The changed values of one side, as auditChange writes them: what is empty is left out. */
function changedOf(side: string) {
  const pairs = auditedKeys.map((key) => {
    const column = auditedColumns[key]
    return `'${key}', case when (w.was).${column} is distinct from w.${column} then ${side}.${column} end`
  })
  return `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`
}

export type CategoryPicture = { imageId: string | null; img: string }

/** The pictures that stand for parts without one of their own. */
export async function selectCategoryPictures(sql: Sql): Promise<Map<Category, CategoryPicture>> {
  const rows = await sql<{ imageId: string; url: string; category: Category }[]>`
    select id as "imageId", url, category
    from image
    where category is not null`
  return new Map(rows.map(({ category, imageId, url }) => [category, { imageId, img: url }]))
}
