import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

/** Headers that decide something, of which a request has one or none: of two, each program takes another. */
const single = new Set([
  'authorization',
  'content-encoding',
  'content-type',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'stripe-signature',
])

/** Whether it can name a host. Callers name few, and parsing one takes longer than looking it up. */
const canBeHost = new LRUCache<string, boolean>({
  max: 100,
  memoMethod: (host) => URL.canParse(`http://${host}`),
})

/**
 * Whether a request says two things, or nothing, of what decides it: a header twice, which Node drops or joins, so that
 * only the raw ones tell; a Host that is empty or names no host; a target with another host than Host says (RFC 9112,
 * 3.2).
 */
export function isAmbiguous({ rawHeaders, headers, httpVersion, url = '' }: IncomingMessage) {
  const seen: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase()
    if (!single.has(name)) continue
    if (seen.includes(name)) return true
    seen.push(name)
  }
  const { host } = headers
  if (host === undefined) return httpVersion === '1.1'
  if (url.startsWith('/')) return !canBeHost.memo(host)
  const [, named] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? []
  return (
    !canBeHost.memo(host) || (named !== undefined && named.toLowerCase() !== host.toLowerCase())
  )
}
