import { createHash } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let img: string
const hostile = 'Core <script>alert(1)</script> "9" & more'

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin()
  img = await upload()
  await add(hostile)
})
afterAll(() => shop?.close())

async function upload() {
  const png = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#884422' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'part.png')
  const response = await shop.request('/api/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  })
  return ((await response.json()) as { data: { url: string } }).data.url
}

async function add(name: string) {
  const body = { name, details: 'Boxed', minQuantity: 10, quantity: 1_200, price: 54, img }
  const answer = await admin.call('POST', '/add-parts', body)
  expect(answer.status).toBe(200)
}

const look = async (where: string, headers: Record<string, string> = {}) => {
  const response = await shop.request(where, { headers: { accept: 'text/html', ...headers } })
  return { response, text: await response.text() }
}

/** The bytes as they came, in the coding that they came in. */
const bytesOf = (where: string, coding: string) =>
  new Promise<{ coding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': coding }
    rawRequest(`${shop.publicUrl}${where}`, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ coding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('a public page', () => {
  test('can be read before any script has run', async () => {
    const { response, text } = await look('/')
    expect(response.status).toBe(200)
    for (const words of ['Buy Parts', 'About Us', 'Computer Parts', '100+', 'Customer reviews'])
      expect(text).toContain(words)
    expect(text).toContain('$54.00')
    expect(text).toMatch(/Purchase Now/)
    expect(text).toContain('Do you ship, and what does it cost?')
  })

  test.each(['/blogs/unit-tests', '/policies/terms'])(
    '%s has its text in its place',
    async (where) => {
      const { text } = await look(where)
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? ''
      expect(main.match(/<h2/g)?.length).toBeGreaterThan(2)
      expect(main).not.toContain('<template')
      expect(text).toContain(`property="og:image" content="${shop.publicUrl}/assets/`)
    },
  )

  test('T47 what people typed is shown, never run', async () => {
    const { text } = await look('/')
    expect(text).toContain('Core &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>alert(1)')
    const searched = await look(`/parts?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
    expect(searched.text).not.toContain('<img src=x')
  })

  test('T58 T59 runs the scripts that it was drawn with, by their hashes, and no others', async () => {
    const { response, text } = await look('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = [
      ...text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ]
    expect(scripts.length).toBeGreaterThan(3)
    for (const [, code] of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
    expect(policy.match(/sha256-/g)).toHaveLength(scripts.length)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(text).not.toContain('nonce=')
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).toContain(new URL(shop.config.cards!.script).origin)
  })

  test('T59 found: S14 has the policy that is promised, and nothing in it that needs more', async () => {
    const part = (await (await shop.request('/api/parts?limit=1')).json()) as { _id: string }[]
    for (const where of ['/', '/parts', `/parts/${part[0]!._id}`, '/quick-order', '/login']) {
      const { response, text } = await look(where)
      const policy = (response.headers.get('content-security-policy') ?? '').split('; ')
      expect(policy, where).toContain("style-src 'self'")
      expect(policy, where).toContain("img-src 'self' data:")
      expect(policy.join('; '), where).not.toMatch(/unsafe-|style-src-|blob:|\*;/)
      expect(text.match(/<[^>]+ style=/g) ?? [], where).toEqual([])
      expect(text, where).not.toContain('<style')
    }
  })

  test('is sent once: a browser that has it hears so', async () => {
    const { response } = await look('/blogs')
    const tag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toContain('s-maxage=10')
    const again = await look('/blogs', { 'if-none-match': tag })
    expect(again.response.status).toBe(304)
    expect(again.text).toBe('')
  })

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['br;q=0, gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['identity', (bytes: Buffer) => bytes.toString()],
  ])('is compressed as the browser takes it: %s', async (coding, unpack) => {
    const sent = await bytesOf('/policies/privacy', coding)
    expect(unpack(sent.bytes)).toContain('<h1')
    expect(sent.coding).toBe(coding === 'identity' ? undefined : coding.split(' ').at(-1))
  })

  test('is never older than a second: what is added stands there', async () => {
    await look('/')
    await add('Added a moment ago')
    await expect
      .poll(async () => (await look('/')).text, { timeout: 60_000 })
      .toContain('Added a moment ago')
  })

  test('names its one address, absolutely', async () => {
    const { text } = await look('/blogs?from=elsewhere')
    expect(text).toContain(`<link rel="canonical" href="${shop.publicUrl}/blogs"/>`)
    expect(text).toContain(`property="og:url" content="${shop.publicUrl}/blogs"`)
  })
})

describe('an address where nothing is', () => {
  test('people get a page where nothing is, programs a problem', async () => {
    const page = await look('/nowhere')
    expect(page.response.status).toBe(404)
    expect(page.text).toContain('Page Not Found')
    expect(page.text).toContain('role="search"')
    const problem = await shop.request('/nowhere', { headers: { accept: 'application/json' } })
    expect(problem.status).toBe(404)
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    const call = await shop.request('/api/nowhere', { headers: { accept: 'text/html' } })
    expect(call.headers.get('content-type')).toContain('application/problem+json')
  })

  test.each(['/parts/01a1fc7d-20ad-7380-976a-4926d5d1925a', '/blogs/none', '/policies/none'])(
    '%s is one of them',
    async (where) => {
      const { response, text } = await look(where)
      expect(response.status).toBe(404)
      expect(text).toContain('Page Not Found')
    },
  )

  test.each(['/%0A', '/%0D%0Aset-cookie:x', '/%E0%A4%A', '/%00', '//elsewhere.example/x'])(
    '%s is one of them, and nothing else happens',
    async (where) => {
      const { response, text } = await look(where)
      expect(response.status).toBe(404)
      expect(text).toMatch(/Not Found/)
    },
  )

  test('takes no other method than GET and HEAD', async () => {
    const posted = await shop.request('/blogs', { method: 'POST', body: 'x' })
    expect(posted.status).toBe(405)
    expect(posted.headers.get('allow')).toBe('GET, HEAD')
    const head = await shop.request('/blogs', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

test('the footer’s links elsewhere go home until they are set', async () => {
  const footer = async (of: TestShop) =>
    /<footer[\s\S]*<\/footer>/.exec(await (await of.request('/blogs')).text())?.[0] ?? ''
  expect(await footer(shop)).toMatch(/href="\/"[^>]*>LinkedIn</)
  const other = await openTestShop({
    environment: { SOCIAL_LINKS: 'LinkedIn=https://social.example/us, GitHub' },
  })
  expect(await footer(other)).toMatch(/href="https:\/\/social.example\/us"[^>]*>LinkedIn</)
  expect(await footer(other)).toMatch(/href="\/"[^>]*>GitHub</)
  await other.close()
})

describe('files', () => {
  test('of the pages may be kept for ever, compressed when they were built', async () => {
    const { text } = await look('/')
    const [, script = ''] = /"(\/assets\/framework[^"]+\.js)"/.exec(text) ?? []
    const sent = await bytesOf(script, 'br')
    expect(sent.coding).toBe('br')
    expect(brotliDecompressSync(sent.bytes).length).toBeGreaterThan(10_000)
    const kept = await shop.request(script)
    expect(kept.headers.get('cache-control')).toContain('immutable')
    expect(kept.headers.get('content-type')).toContain('text/javascript')
    for (const where of ['/assets/none.js', '/assets/..%2f..%2fserver%2findex.js'])
      expect((await shop.request(where)).status).toBe(404)
  })

  test('the mark and the word for robots are where they are looked for', async () => {
    for (const where of ['/favicon.ico', '/favicon.svg'])
      expect((await shop.request(where)).headers.get('content-type')).toBe('image/svg+xml')
    const robots = await (await shop.request('/robots.txt')).text()
    expect(robots).toContain('Disallow: /dashboard')
    expect(robots).toContain(`Sitemap: ${shop.publicUrl}/sitemap.xml`)
  })
})

test('a page that cannot be drawn says so with the request’s id, and is told in the log', async () => {
  await shop.sql`alter table review rename to review_gone`
  try {
    const page = await expect
      .poll(async () => await look('/'), { timeout: 60_000 })
      .toMatchObject({ response: { status: 500 } })
      .then(() => look('/'))
    expect(page.text).toContain(page.response.headers.get('x-request-id'))
  } finally {
    await shop.sql`alter table review_gone rename to review`
  }
})
