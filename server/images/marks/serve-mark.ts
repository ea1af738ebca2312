import { Refusal } from '../../../contract/refusals.ts'
import { markName } from '../../../contract/shop-record/look.ts'
import { readMarkName } from '../../../contract/shop-record/mark-file.ts'
import type { Shop } from '../../shop.ts'
import { selectMark } from './store.ts'

/** An SVG that is opened by itself may style itself, and nothing else: it neither runs nor fetches. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** How long a browser caches a mark at an address that says its hash, and at one that does not. */
const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'public, max-age=3600',
}

/** Answers GET /marks/{name}: for ever the same, for its name holds its hash. Throws Refusal `not_found`. */
export async function serveShopMark(
  shop: Pick<Shop, 'database'>,
  name: string,
  cached: keyof typeof cacheControl = 'hashed',
): Promise<Response> {
  const bytes = markName.safeParse(name).success && (await selectMark(shop.database.sql, name))
  if (!bytes) throw new Refusal('not_found')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': readMarkName(name).type,
      'Cache-Control': cacheControl[cached],
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': policy,
    },
  })
}
