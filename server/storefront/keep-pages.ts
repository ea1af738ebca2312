import { createHash, hash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type AskSnapshot, goodMs } from '../requests/ask-together.ts'
import type { Shop } from '../shop.ts'
import type { Render } from './open-bundle.ts'
import { policyOf } from './policy.ts'
import { readCalls } from './read-calls.ts'

type Coding = 'br' | 'gzip' | 'identity'

/** A rendered page: its bytes in each coding that somebody asked for. */
type Kept = {
  status: number
  headers: Headers
  etag: string
  bytes: Map<Coding, Promise<Buffer>>
  /** What the database's state was called before it was drawn, which reads nothing else; null: unknown. */
  snapshot: string | null
  /** By performance.now(), from when it was begun to be drawn, or last known to be what would be drawn. */
  freshUntil: number
}

/** For how long a page is shown before the database is asked again: nobody sees a shop older than a second. */
const freshFor = 1_000 - goodMs
const maxKept = 64 * 1024 * 1024
/** An address longer than this is rendered and not kept. */
const longestKept = 1_000

/**
 * Renders pages and keeps their bytes for a second, and for another one as long as nothing was written, since what is
 * rendered on the server is the same for everybody: who is signed in is known in the browser alone. Callers of one
 * address at once wait for one rendering.
 */
export function keepPages(shop: Shop, render: Render, askSnapshot: AskSnapshot) {
  const read = readCalls(shop)
  const make = async (address: string, before?: Kept) => {
    const freshUntil = performance.now() + freshFor
    const snapshot = await new Promise<string | null>(askSnapshot)
    if (before && snapshot !== null && before.snapshot === snapshot)
      return { ...before, freshUntil }
    return { ...(await draw(shop, render, read, address)), snapshot, freshUntil }
  }
  const kept = new LRUCache<string, Kept>({
    maxSize: maxKept,
    sizeCalculation: (page, address) => sizeOf(page) + address.length,
    ttl: freshFor,
    fetchMethod: async (address, before, { options }) => {
      const page = await make(address, before)
      options.ttl = Math.max(1, page.freshUntil - performance.now())
      return page
    },
  })
  return async (request: Request): Promise<{ response: Response; freshUntil: number }> => {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    const page =
      address.length > longestKept ? await make(address) : ((await kept.fetch(address)) as Kept)
    // what is not there is no reason to forget what is
    if (page.status !== 200) kept.delete(address)
    return { response: await send(page, request), freshUntil: page.freshUntil }
  }
}

const sizeOf = (page: Kept) => 2 * Number(page.headers.get('X-Size') ?? 1) + 1_000

async function draw(
  shop: Shop,
  render: Render,
  read: ReturnType<typeof readCalls>,
  address: string,
): Promise<Omit<Kept, 'snapshot' | 'freshUntil'>> {
  const nonce = randomBytes(18).toString('base64url')
  const faults: unknown[] = []
  const request = new Request(shop.config.publicUrl + address)
  const response = await render(request, read, nonce, (fault) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
  const headers = new Headers(response.headers)
  let text = await response.text()
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const signed = hashScripts(text, nonce)
    text = signed.text
    headers.set('Content-Security-Policy', policyOf(shop.config, signed.hashes))
  }
  const plain = Buffer.from(text)
  headers.set('X-Size', String(plain.byteLength))
  return {
    status: response.status,
    headers,
    etag: `"${hash('sha256', plain, 'base64url')}"`,
    bytes: new Map([['identity', Promise.resolve(plain)]]),
  }
}

/**
 * Kept bytes cannot carry a nonce. So the scripts that bear the one of this rendering, which nobody could have known,
 * are named by their hashes instead, and the nonce goes: a script that got in by any other way bears none.
 */
function hashScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  const scripts = new RegExp(`<script${mark}[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, code] of html.matchAll(scripts))
    if (code) hashes.push(createHash('sha256').update(code).digest('base64'))
  return { text: html.replaceAll(mark, ''), hashes }
}

const compressed = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

async function send(page: Kept, request: Request): Promise<Response> {
  const headers = new Headers(page.headers)
  const size = Number(headers.get('X-Size'))
  headers.delete('X-Size')
  headers.set('Vary', 'Accept-Encoding')
  if (page.status === 200) {
    headers.set('ETag', page.etag)
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', 'public, max-age=0, s-maxage=10, stale-while-revalidate=60')
    if (isKnown(request, page.etag)) return new Response(null, { status: 304, headers })
  }
  const coding = size > 1_024 ? codingFor(request) : 'identity'
  if (coding !== 'identity') {
    headers.set('Content-Encoding', coding)
    if (!page.bytes.has(coding))
      page.bytes.set(coding, page.bytes.get('identity')!.then(compressed[coding]))
  }
  const bytes = await page.bytes.get(coding)!
  return new Response(size === 0 ? null : new Uint8Array(bytes), { status: page.status, headers })
}

const isKnown = (request: Request, etag: string) =>
  request.headers
    .get('If-None-Match')
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)

/** The best coding that the caller takes. A coding with q=0 is one that it does not. */
export function codingFor(request: Request): Coding {
  const given = request.headers.get('Accept-Encoding') ?? ''
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$)))?\\s*(,|;|$)`).test(given) &&
    !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(given)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
