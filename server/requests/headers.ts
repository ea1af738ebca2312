import type { Config } from '../config/config.ts'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** The headers of an answer that no call gives: when what came is no request. */
export const unasked = (requestId: string, isHttps: boolean): Record<string, string> => ({
  ...always,
  ...(isHttps && strictTransport),
  'Content-Security-Policy': closed,
  'Cache-Control': 'private, no-store',
  'X-Request-Id': requestId,
})

/** What is the same for everybody may be cached by proxies for ten seconds, and by browsers as long as its tag is right. */
export const publicCache = 'public, max-age=0, s-maxage=10'

export const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/**
 * Puts the headers of every answer on it: what a browser must not do, who may frame it, and the request's id. No response
 * is made anew: its body would become a stream, which takes longer to send than all else in most answers.
 */
export function secure({ headers }: Response, config: Config, requestId: string) {
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
  headers.set('X-Request-Id', requestId)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closed)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (isHttps(config))
    for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value)
}
