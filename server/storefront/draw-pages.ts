import { createHash, hash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AskSnapshot } from '../requests/ask-together.ts'
import { publicCache } from '../requests/headers.ts'
import type { Shop } from '../shop.ts'
import { keepUp } from '../shop-record/index.ts'
import { type Coding, codingFor } from './coding-for.ts'
import type { Render } from './open-bundle.ts'
import { policyOf } from './policy.ts'
import { readCalls } from './read-calls.ts'

/** A page in the coding that its caller takes, and what the database's state was called before it was drawn; null: unknown. */
export type DrawnPage = { response: Response; snapshot: string | null }

/**
 * Draws pages. What is drawn on the server is the same for everybody: who is signed in is known in the browser alone. It
 * reads nothing but the database, so that it may be shown again as long as the database's state is called the same.
 */
export function openPages(shop: Shop, render: Render, askSnapshot: AskSnapshot) {
  const read = readCalls(shop)
  return async (request: Request): Promise<DrawnPage> => {
    const { pathname, search } = new URL(request.url)
    const snapshot = await new Promise<string | null>(askSnapshot)
    await keepUp(shop)
    const page = await draw(shop, render, read, pathname + search)
    return { response: await inCoding(page, request), snapshot }
  }
}

type Page = { status: number; headers: Headers; bytes: Buffer }

async function draw(
  shop: Shop,
  render: Render,
  read: ReturnType<typeof readCalls>,
  address: string,
): Promise<Page> {
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
  return { status: response.status, headers, bytes: Buffer.from(text) }
}

/**
 * Cached bytes cannot carry a nonce. So the scripts that bear the one of this rendering, which nobody could have known,
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

const compressed: Record<Exclude<Coding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

async function inCoding({ status, headers, bytes }: Page, request: Request): Promise<Response> {
  headers.set('Vary', 'Accept-Encoding')
  if (status === 200) {
    headers.set('ETag', `"${hash('sha256', bytes, 'base64url')}"`)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', publicCache)
  }
  const coding = bytes.byteLength > 1_024 ? codingFor(request) : 'identity'
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  const sent = coding === 'identity' ? bytes : await compressed[coding](bytes)
  return new Response(sent.byteLength === 0 ? null : new Uint8Array(sent), { status, headers })
}
