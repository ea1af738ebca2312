import { numberFault, numberKey } from '../../../contract/parts/number-key.ts'
import type { Sql } from '../database.ts'

const atOnce = 5_000
const first = '00000000-0000-0000-0000-000000000000'
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Makes the keys of all numbers that are not of ASCII alone, as contract/parts/number-key.ts makes them now. */
export async function fillNumberKeys(sql: Sql): Promise<void> {
  await fillParts(sql)
  await fillOwnNumbers(sql)
}

type PartNumber = { id: string; sku: string; isGone: boolean }

/** Of two parts in the shop whose keys are one, the one in ASCII keeps it, else the first; the other stays without. */
async function fillParts(sql: Sql) {
  for (let after: string | undefined = first; after; ) {
    const rows: PartNumber[] = await sql<PartNumber[]>`
      select id, sku, deleted_at is not null as "isGone"
      from part
      where octet_length(sku) <> char_length(sku) and id > ${after}
      order by id
      limit ${atOnce}`
    const keys = new Map<string, string>()
    const taken = new Set<string>()
    for (const { id, sku, isGone } of rows) {
      const key = numberKey(sku)
      if (numberFault(sku) !== null || (!isGone && taken.has(key))) continue
      if (!isGone) taken.add(key)
      keys.set(id, key)
    }
    await sql`
      update part p
      set sku_key = w.key
      from unnest(${[...keys.keys()]}::uuid[], ${[...keys.values()]}::text[]) w (id, key)
      where p.id = w.id
        and (p.deleted_at is not null or not exists (
          select
          from part other
          where other.sku_key = w.key and other.deleted_at is null
        ))`
    after = rows.at(-1)?.id
  }
}

type OwnNumber = { id: string; buyerId: string; number: string }

/** A number means what it was kept with last: an older one whose key is the same now stays as it was. */
async function fillOwnNumbers(sql: Sql) {
  for (let before: string | undefined = last; before; ) {
    const rows: OwnNumber[] = await sql<OwnNumber[]>`
      select id, buyer_id as "buyerId", number
      from own_part_number
      where octet_length(number) <> char_length(number) and id < ${before}
      order by id desc
      limit ${atOnce}`
    const ids = new Map<string, string>()
    for (const { id, buyerId, number } of rows) {
      const name = `${buyerId} ${numberKey(number)}`
      if (numberFault(number) === null && !ids.has(name)) ids.set(name, id)
    }
    const keys = [...ids.keys()].map((name) => name.slice(name.indexOf(' ') + 1))
    await sql`
      update own_part_number o
      set number_key = w.key
      from unnest(${[...ids.values()]}::uuid[], ${keys}::text[]) w (id, key)
      where o.id = w.id and o.number_key <> w.key
        and not exists (
          select
          from own_part_number other
          where other.buyer_id = o.buyer_id and other.number_key = w.key
        )`
    before = rows.at(-1)?.id
  }
}
