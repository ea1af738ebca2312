import type { PersonFacts } from '../../../contract/builds/facts/fact.ts'
import {
  type AttributeName,
  type AttributeValues,
  attributeNames,
  partAttributes,
} from '../../../contract/parts/attributes.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { MinorBreak } from '../../../contract/pricing/price.ts'
import { asJson, type Sql } from '../../database/database.ts'
import type { Variant } from '../../images/index.ts'
import { kindOfPart } from '../kinds/kind-of-part.ts'
import { readKinds } from '../kinds/read-kinds.ts'
import { insertKinds } from '../kinds/store.ts'
import { ordersEnded } from './orders-ended.ts'

export type PartRow = {
  id: string
  /** Ours: 100001 is shown as P-100001. */
  number: number
  mpn: string
  name: string
  details: string
  category: Category
  minQuantity: number
  orderMultiple: number
  /** The most pieces of one order; null when only the stock ends it. */
  maxQuantity: number | null
  packName: string | null
  packSize: number | null
  quantity: number
  priceMinor: number
  breaks: MinorBreak[]
  img: string
  specs: Specs
  /** What persons looked up of it, by key; it stands among the specifications, too. */
  personFacts: PersonFacts
  /** Rises with each change but of the stock. */
  version: number
  width: number | null
  height: number | null
  color: string | null
  variants: Variant[] | null
  /** Whether nobody can order it any more. */
  ordersEnded: boolean
} & AttributeValues

type AttributeColumn = (typeof partAttributes)[AttributeName]['column']
/** Where each attribute stands. */
export const attributeColumns = Object.fromEntries(
  attributeNames.map((name) => [name, partAttributes[name].column]),
) as { [K in AttributeName]: string }
/** A day is read as it is written: as a time it would be one of a zone. */
const readAttributes = attributeNames
  .map((name) => {
    const cast = partAttributes[name].value.kind === 'day' ? '::text' : ''
    return `p.${attributeColumns[name]}${cast} as "${name}"`
  })
  .join(', ')

/** What is audited of a part, by its column: all that admins change, its stock among it. */
export const auditedColumns = {
  mpn: 'mpn',
  name: 'name',
  details: 'details',
  category: 'category',
  minQuantity: 'min_quantity',
  orderMultiple: 'order_multiple',
  maxQuantity: 'max_quantity',
  packName: 'pack_name',
  packSize: 'pack_size',
  quantity: 'quantity',
  priceMinor: 'price_minor',
  breaks: 'price_breaks',
  img: 'img',
  specs: 'specs',
  ...attributeColumns,
} as const satisfies Partial<Record<keyof PartRow, string>>
export const auditedKeys = Object.keys(auditedColumns) as (keyof typeof auditedColumns)[]

/** What a PartRow is read from: part p, left joined with image i. */
export const partColumns = (sql: Sql) => sql`
  p.id, p.number, p.mpn, p.name, p.details, p.category, p.min_quantity as "minQuantity",
  p.order_multiple as "orderMultiple", p.max_quantity as "maxQuantity", p.pack_name as "packName",
  p.pack_size as "packSize", p.quantity, p.price_minor as "priceMinor", p.price_breaks as breaks, p.img, p.specs,
  p.person_facts as "personFacts", ${sql.unsafe(readAttributes)}, ${ordersEnded(sql)} as "ordersEnded", p.version,
  i.width, i.height, i.color, i.variants`

export async function selectPart(sql: Sql, id: string): Promise<PartRow | null> {
  const [row] = await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.id = ${id} and p.deleted_at is null`
  return row ?? null
}

/** The same, locked until the transaction ends: who changes what prices it must see what stands there. */
export async function lockPart(sql: Sql, id: string): Promise<PartRow | null> {
  const [row] = await lockParts(sql, [id])
  return row ?? null
}

/** Parts that are in the shop, locked one after the other in the order of their ids, whoever asks: nobody waits in a ring. */
export async function lockParts(sql: Sql, ids: string[]): Promise<PartRow[]> {
  return await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where p.id = any(${ids}::uuid[]) and p.deleted_at is null
    order by p.id
    for update of p`
}

/** What taxes go by of parts, also of those that have left the shop. */
export async function selectTaxedParts(sql: Sql, ids: string[]) {
  const rows = await sql<Pick<PartRow, 'id' | 'category' | 'taxClass'>[]>`
    select id, category, tax_class as "taxClass"
    from part
    where id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, ...part }) => [id, part]))
}

export type NewPart = {
  id: string
  mpn: string
  name: string
  details: string
  category: Category
  minQuantity: number
  orderMultiple: number
  maxQuantity?: number | null
  pack?: { name: string; size: number } | null
  priceMinor: number
  breaks?: MinorBreak[]
  img: string
  imageId: string | null
  specs: Specs
} & AttributeValues

/** Inserts a part with no stock yet: what comes in is a movement. */
export async function insertPart(sql: Sql, part: NewPart) {
  const kind = kindOfPart(part)
  await insertKinds(sql, [kind])
  await sql`
    insert into part (
      id, mpn, mpn_key, name, details, category, min_quantity, order_multiple, max_quantity, pack_name,
      pack_size, quantity, price_minor, price_breaks, img, image_id, specs, kind_id
      ${attributeNames.map((name) => sql`, ${sql(attributeColumns[name])}`)}
    )
    values (
      ${part.id}, ${part.mpn}, ${numberKey(part.mpn)}, ${part.name}, ${part.details}, ${part.category}, ${part.minQuantity},
      ${part.orderMultiple}, ${part.maxQuantity ?? null}, ${part.pack?.name ?? null},
      ${part.pack?.size ?? null}, 0, ${part.priceMinor}, ${sql.json(part.breaks ?? [])}, ${part.img}, ${part.imageId},
      ${asJson(sql, part.specs)}, ${kind.id}
      ${attributeNames.map((name) => sql`, ${part[name]}`)}
    )`
}

export type PartChange = Partial<{
  mpn: string
  order_multiple: number
  max_quantity: number | null
  pack_name: string | null
  pack_size: number | null
  breaks: MinorBreak[]
  name: string
  details: string
  category: Category
  min_quantity: number
  price_minor: number
  img: string
  image_id: string
  specs: Specs
}> &
  Partial<Record<AttributeColumn, number | string | null>>

/**
 * Changes the columns named in `change`, by which its version rises; answers how many parts are another now: 0 when all
 * was so before.
 */
export async function updatePart(sql: Sql, id: string, change: PartChange) {
  const { specs, breaks, ...plain } = change
  const { mpn } = plain
  const written = mpn === undefined ? plain : { ...plain, mpn_key: numberKey(mpn) }
  const columns = Object.entries(written as Record<string, string | number | null>)
  if (!specs && !breaks && columns.length === 0) return 0
  const differences = [
    ...(specs ? [sql`specs is distinct from ${asJson(sql, specs)}`] : []),
    ...(breaks ? [sql`price_breaks is distinct from ${sql.json(breaks)}`] : []),
    ...columns.map(([name, value]) => sql`${sql(name)} is distinct from ${value}`),
  ]
  const rows = await sql`
    update part
    set updated_at = now(),
        version = version + 1
        ${specs ? sql`, specs = ${asJson(sql, specs)}` : sql``}
        ${breaks ? sql`, price_breaks = ${sql.json(breaks)}` : sql``}
        ${columns.length > 0 ? columns.map(([name, value]) => sql`, ${sql(name)} = ${value}`) : sql``}
    where id = ${id} and deleted_at is null
      and (false ${differences.map((differs) => sql`or ${differs}`)})`
  const isRead = [specs, mpn, plain.name, plain.category].some((one) => one !== undefined)
  if (rows.count > 0 && isRead) await readKinds(sql, [id])
  return rows.count
}

export async function deletePartRow(sql: Sql, id: string) {
  const rows = await sql`
    update part
    set deleted_at = now()
    where id = ${id} and deleted_at is null`
  return rows.count
}

export async function selectImageByUrl(sql: Sql, url: string) {
  const [row] = await sql<{ id: string }[]>`
    select id
    from image
    where url = ${url}`
  return row ?? null
}

/** The number, as it is written, of the part in the shop, other than `id`, that is compared as this one. */
export async function selectMpnLike(
  sql: Sql,
  mpn: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await sql<{ mpn: string }[]>`
    select mpn
    from part
    where mpn_key = ${numberKey(mpn)} and deleted_at is null and id <> ${id}`
  return row?.mpn
}

/** The part numbers that are taken or once were, as they are compared. */
export async function selectMpnKeys(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ mpnKey: string }[]>`
    select mpn_key as "mpnKey"
    from part
    where mpn_key is not null`
  return new Set(rows.map((row) => row.mpnKey))
}
