import type { Sql } from '../../database/database.ts'

export type PictureRow = {
  id: string
  inquiryId: string
  actorId: string
  at: Date
  width: number
  height: number
}

/** What is shown with the inquiries of an order, oldest first, without the bytes. */
export async function selectPictures(sql: Sql, orderId: string): Promise<PictureRow[]> {
  return await sql<PictureRow[]>`
    select p.id, p.inquiry_id as "inquiryId", p.actor_id as "actorId", p.at, p.width, p.height
    from inquiry_picture p
    join inquiry i on i.id = p.inquiry_id
    where i.order_id = ${orderId}
    order by p.at, p.id`
}

/** The names of the pictures of an inquiry, each with its id. */
export async function selectPictureNames(
  sql: Sql,
  inquiryId: string,
): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }[]>`
    select id, name
    from inquiry_picture
    where inquiry_id = ${inquiryId}`
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export type NewPicture = {
  id: string
  inquiryId: string
  actorId: string
  name: string
  width: number
  height: number
  bytes: Uint8Array
}

export async function insertPicture(sql: Sql, picture: NewPicture) {
  const { id, inquiryId, actorId, name, width, height, bytes } = picture
  await sql`
    insert into inquiry_picture (id, inquiry_id, actor_id, name, width, height, webp)
    values (${id}, ${inquiryId}, ${actorId}, ${name}, ${width}, ${height}, ${Buffer.from(bytes)})`
}

/** A picture with whose order it is about. */
export async function selectPicture(sql: Sql, id: string) {
  const [row] = await sql<
    { name: string; webp: Uint8Array; buyerId: string; companyId: string | null }[]
  >`
    select p.name, p.webp, o.buyer_id as "buyerId", o.company_id as "companyId"
    from inquiry_picture p
    join inquiry i on i.id = p.inquiry_id
    join orders o on o.id = i.order_id
    where p.id = ${id}`
  return row ?? null
}

/** Which inquiry a picture of somebody's belongs to; null where it is nobody's or somebody else's. */
export async function selectOwnPicture(sql: Sql, id: string, actorId: string) {
  const [row] = await sql<{ inquiryId: string }[]>`
    select inquiry_id as "inquiryId"
    from inquiry_picture
    where id = ${id} and actor_id = ${actorId}`
  return row ?? null
}

export async function deletePicture(sql: Sql, id: string): Promise<number> {
  const rows = await sql`
    delete from inquiry_picture
    where id = ${id}`
  return rows.count
}
