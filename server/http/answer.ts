import { hash } from 'node:crypto'
import type { Call, File, Page } from '../../contract/call.ts'
import { publicCache } from '../requests/headers.ts'

/**
 * The answer of a call as a response. Lists carry their next page in `Link`. What anyone may read gets a strong ETag
 * and may be cached for ten seconds; everything else is private.
 */
export function answer(call: Call, output: unknown, request: Request): Response {
  const headers = new Headers()
  if (call.answer.kind === 'file') {
    const { bytes, name } = output as File
    const isText = call.answer.type.startsWith('text/')
    // what somebody sent as it is: saved, and never shown by the shop's own origin
    const isForeign = call.answer.type === 'application/octet-stream'
    if (isForeign) headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    const isSaved = isText || isForeign
    headers.set('Content-Type', `${call.answer.type}${isText ? '; charset=utf-8' : ''}`)
    headers.set('Content-Disposition', `${isSaved ? 'attachment' : 'inline'}; filename="${name}"`)
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
  }
  headers.set('Content-Type', 'application/json; charset=utf-8')
  const body = JSON.stringify(
    call.answer.kind === 'list' ? listOf(output as Page<unknown>, request, headers) : output,
  )
  if (call.method !== 'GET' || call.who !== 'anyone') return new Response(body, { headers })
  const etag = `"${hash('sha256', body, 'base64url')}"`
  headers.set('ETag', etag)
  headers.set('Cache-Control', publicCache)
  headers.set('Vary', 'Accept-Encoding')
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

/** RFC 9110, 13.1.2: a list, compared weakly, since proxies that compress make tags weak. */
const isKnown = (given: string | null, etag: string) =>
  given?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false

function listOf(page: Page<unknown>, request: Request, headers: Headers) {
  if (page.total !== undefined) headers.set('X-Total-Count', String(page.total))
  if (page.match !== undefined) headers.set('X-Search-Match', page.match)
  if (page.next) {
    const next = new URL(request.url)
    next.searchParams.set('cursor', page.next)
    next.searchParams.delete('page')
    headers.set('Link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return page.items
}
