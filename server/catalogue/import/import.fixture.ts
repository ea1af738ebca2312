import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import {
  type AttributeValues,
  attributeNames,
  partAttributes,
} from '../../../contract/parts/attributes.ts'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { importFiles } from './import-files.ts'
import { readArguments } from './read-arguments.ts'

const attributes = attributeNames
  .map((name) => `${partAttributes[name].column} as "${name}"`)
  .join(', ')

/** A shop with an empty catalogue and a folder of its own; `run` is the command line. */
export async function openImportShop() {
  const shop = await openTestShop({ jobs: false })
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-import-'))
  await mkdir(folder, { recursive: true })
  const { sql } = shop
  return {
    ...shop,
    folder,
    write: async (name: string, content: string | Uint8Array) => {
      const file = path.join(folder, name)
      await writeFile(file, content)
      return file
    },
    run: async (...args: string[]) => {
      const given = await readArguments(args)
      if (!given) throw new Error('help was asked for')
      const out = collect()
      const err = collect()
      const code = await importFiles(shop, given, { out: out.stream, err: err.stream })
      return { code, out: out.text().replaceAll(`${folder}/`, ''), err: err.text() }
    },
    parts: () =>
      sql<ImportedPart[]>`
        select mpn, name, details, category, min_quantity as "minQuantity", quantity, price_minor as "priceMinor",
          order_multiple as "orderMultiple", max_quantity as "maxQuantity", pack_name as "packName",
          pack_size as "packSize", price_breaks as breaks,
          img, specs, ${sql.unsafe(attributes)}, updated_at as "updatedAt"
        from part
        where deleted_at is null
        order by mpn`,
    empty: async () => {
      await sql`delete from stock_movement`
      await sql`delete from part`
    },
    /** Parts whose stock is not the sum of their movements: none, ever. */
    unbalanced: () =>
      shop.database.longTransaction(
        (sql) => sql`
          select p.mpn
          from part p
          left join stock_movement m on m.part_id = p.id
          group by p.id
          having p.quantity <> coalesce(sum(m.change), 0)`,
      ),
    close: async () => {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ImportedPart = {
  mpn: string
  name: string
  details: string
  category: string
  minQuantity: number
  quantity: number
  priceMinor: number
  orderMultiple: number
  maxQuantity: number | null
  packName: string | null
  packSize: number | null
  breaks: { from: number; priceMinor: number }[]
  img: string
  specs: Record<string, unknown>
  updatedAt: Date
} & AttributeValues

function collect() {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
