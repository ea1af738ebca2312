import { Refusal } from '../../contract/refusals.ts'
import { requireOwnOrigin } from '../http/identify.ts'
import type { Shop } from '../shop.ts'

const limit = 8 * 1024

/**
 * The fields of a form that one of these pages sent: urlencoded, small, and from the shop's own origin, since the
 * browser sends the session's cookie along. Refuses with wrong_origin, unsupported_type, too_large.
 */
export async function readForm(shop: Shop, request: Request): Promise<URLSearchParams> {
  requireOwnOrigin(shop, request)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    throw new Refusal('unsupported_type', { type: 'application/x-www-form-urlencoded' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Refusal('too_large', { limit: '8 kB' })
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
