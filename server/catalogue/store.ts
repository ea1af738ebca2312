import { type Category, maxQuantity, type Specs } from '../../contract/parts.ts'
import type { Sql } from '../database.ts'
import type { Variant } from '../images/images.ts'

export type PartRow = {
  id: string
  sku: string
  name: string
  details: string
  category: Category
  minQuantity: number
  orderMultiple: number
  quantity: number
  priceMinor: number
  img: string
  specs: Specs
  warrantyMonths: number
  width: number | null
  height: number | null
  color: string | null
  variants: Variant[] | null
}

/** What a PartRow is read from: part p, left joined with image i. */
export const partColumns = (sql: Sql) => sql`
  p.id, p.sku, p.name, p.details, p.category, p.min_quantity as "minQuantity",
  p.order_multiple as "orderMultiple", p.quantity, p.price_minor as "priceMinor", p.img, p.specs,
  p.warranty_months as "warrantyMonths", i.width, i.height, i.color, i.variants`

export async function selectPart(sql: Sql, id: string): Promise<PartRow | null> {
  const [row] = await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.id = ${id} and p.deleted_at is null`
  return row ?? null
}

export type NewPart = {
  id: string
  sku: string
  name: string
  details: string
  category: Category
  minQuantity: number
  orderMultiple: number
  priceMinor: number
  img: string
  imageId: string | null
  specs: Specs
  warrantyMonths: number
}

/** Inserts a part with no stock yet: what comes in is a movement. */
export async function insertPart(sql: Sql, part: NewPart) {
  await sql`
    insert into part (
      id, sku, name, details, category, min_quantity, order_multiple, quantity,
      price_minor, img, image_id, specs, warranty_months
    )
    values (
      ${part.id}, ${part.sku}, ${part.name}, ${part.details}, ${part.category}, ${part.minQuantity},
      ${part.orderMultiple}, 0, ${part.priceMinor}, ${part.img}, ${part.imageId},
      ${sql.json(part.specs as never)}, ${part.warrantyMonths}
    )`
}

export type PartChange = Partial<{
  name: string
  details: string
  category: Category
  min_quantity: number
  price_minor: number
  img: string
  image_id: string
  specs: Specs
  warranty_months: number
}>

/** Changes the columns named in `change`; answers whether the part is there. */
export async function updatePart(sql: Sql, id: string, change: PartChange) {
  const { specs, ...plain } = change
  const columns = Object.entries(plain)
  const rows = await sql`
    update part
    set updated_at = now()
        ${specs ? sql`, specs = ${sql.json(specs as never)}` : sql``}
        ${columns.length > 0 ? columns.map(([name, value]) => sql`, ${sql(name)} = ${value}`) : sql``}
    where id = ${id} and deleted_at is null`
  return rows.count
}

export async function deletePartRow(sql: Sql, id: string) {
  const rows = await sql`
    update part
    set deleted_at = now()
    where id = ${id} and deleted_at is null`
  return rows.count
}

export type Movement = {
  id: string
  partId: string
  change: number
  reason: 'initial' | 'restock' | 'correction' | 'held' | 'returned'
  orderId: string | null
  actorId: string | null
}

/**
 * Changes the stock and writes the movement, in one statement. Takes only what is there: null when it is not, when it
 * would be more than can be kept, or when the part has gone.
 */
export async function moveStock(sql: Sql, movement: Movement): Promise<number | null> {
  const [row] = await sql<{ quantity: number }[]>`
    with moved as (
      update part
      set quantity = quantity + ${movement.change}
      where id = ${movement.partId}
        and quantity::bigint + ${movement.change}::int between 0 and ${movement.reason === 'returned' ? 2_147_483_647 : maxQuantity}
      returning quantity
    ), written as (
      insert into stock_movement (id, part_id, change, reason, order_id, actor_id)
      select ${movement.id}::uuid, ${movement.partId}::uuid, ${movement.change}::int, ${movement.reason},
        ${movement.orderId}::uuid, ${movement.actorId}::uuid
      from moved
    )
    select quantity
    from moved`
  return row?.quantity ?? null
}

/** A part as it is held for an order: the stock is taken if price and bounds are still what the buyer saw. */
export async function holdStock(
  sql: Sql,
  hold: {
    movementId: string
    partId: string
    orderId: string
    quantity: number
    priceMinor: number
  },
): Promise<{ sku: string; name: string; priceMinor: number } | null> {
  const [row] = await sql<{ sku: string; name: string; priceMinor: number }[]>`
    with held as (
      update part
      set quantity = quantity - ${hold.quantity}
      where id = ${hold.partId} and deleted_at is null
        and quantity >= ${hold.quantity}
        and min_quantity <= ${hold.quantity}
        and price_minor = ${hold.priceMinor}
      returning sku, name, price_minor as "priceMinor"
    ), written as (
      insert into stock_movement (id, part_id, change, reason, order_id)
      select ${hold.movementId}::uuid, ${hold.partId}::uuid, ${-hold.quantity}::int, 'held', ${hold.orderId}::uuid
      from held
    )
    select *
    from held`
  return row ?? null
}

export async function selectImageByUrl(sql: Sql, url: string) {
  const [row] = await sql<{ id: string }[]>`
    select id
    from image
    where url = ${url}`
  return row ?? null
}

/** The part numbers that are taken or once were, as they are compared. */
export async function selectSkuKeys(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ skuKey: string }[]>`select sku_key as "skuKey" from part`
  return new Set(rows.map((row) => row.skuKey))
}
