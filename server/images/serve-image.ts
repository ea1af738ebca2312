import { Refusal } from '../../contract/refusals.ts'
import type { Shop } from '../shop.ts'
import { typeOfName } from './file-name.ts'

/**
 * Answers GET /images/{name}: for ever the same, for its name holds its hash, and nothing that a browser would run.
 * `ifNoneMatch` is the request's header: 304 where it has the file. Throws Refusal `not_found` for every other name.
 */
export async function serveImage(
  shop: Pick<Shop, 'images'>,
  name: string,
  ifNoneMatch?: string | null,
): Promise<Response> {
  const type = typeOfName(name)
  if (!type) throw new Refusal('not_found')
  const etag = `"${name}"`
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  }
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const bytes = await shop.images.get(name)
  if (!bytes) throw new Refusal('not_found')
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}
