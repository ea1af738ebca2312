import { againstBare } from './against-bare.ts'
import type { Benchmark } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'

const partCount = 10_000
const rounds = 15
const seconds = 1

/** P1: the list of parts that the catalogue's first page asks for. */
export const list: Benchmark = {
  says: `P1 GET /api/parts, 24 of ${partCount} parts, limits and logs on, against bare node:http`,
  run: async (shop) => {
    await putCatalogue(shop.sql, makeCatalogue(partCount))
    return await againstBare(shop, { where: '/api/parts?limit=24', seconds, rounds })
  },
}

/** P2: the first page, as browsers ask for it. */
export const home: Benchmark = {
  says: 'P2 the home page for anyone, compressed, against bare node:http',
  run: async (shop) => {
    await putCatalogue(shop.sql, makeCatalogue(partCount))
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
    return await againstBare(shop, { where: '/', headers, seconds, rounds })
  },
}
