import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { refusals } from '../../contract/refusals.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'

let shop: TestShop
let page: Response
let text: string

beforeAll(async () => {
  shop = await openTestShop()
  page = await shop.request('/api/docs')
  text = await page.text()
})
afterAll(() => shop?.close())

test('the description is served with an ETag and kept by it', async () => {
  for (const where of ['/api/openapi.json', '/api/docs']) {
    const first = await shop.request(where)
    expect(first.status).toBe(200)
    const etag = first.headers.get('etag') ?? ''
    expect((await shop.request(where, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
  const document = (await (await shop.request('/api/openapi.json')).json()) as {
    openapi: string
    servers: { url: string }[]
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers[0]?.url).toBe(`${shop.publicUrl}/api`)
})

test('every call and every refusal has its anchor, every link of the page its target, once', () => {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const name of Object.keys(calls)) expect(ids).toContain(`call-${name}`)
  for (const code of Object.keys(refusals)) expect(ids).toContain(code)
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('the type of a problem leads to its explanation', async () => {
  const problem = (await (await shop.request('/api/orders?email=a@b.example')).json()) as {
    type: string
  }
  expect(problem.type).toBe('/api/docs#not_signed_in')
  expect(text).toContain('id="not_signed_in"')
})

test('nothing on the page runs inline', () => {
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(text).not.toMatch(/<script(?! src=)/)
  expect(text).not.toMatch(/ (style|on\w+)=/)
})

/** The steps as the page shows them, one script. */
const steps = () =>
  [...text.matchAll(/<pre class="copied"[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, lines]) =>
    (lines ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )

test('the five steps work as they stand there', async () => {
  const [row] = await shop.sql<{ id: string }[]>`
    insert into part (id, mpn, name, details, category, min_quantity, order_multiple, quantity,
      price_minor, img, specs, warranty_months)
    values (gen_random_uuid(), 'STEP-1', 'Step part', 'Boxed', 'cpu', 10, 1, 500,
      5400, '/images/none.webp', '{}', 12)
    returning id`
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-steps-'))
  try {
    const lines = steps()
    expect(lines).toHaveLength(5)
    // between the first step and the others somebody confirms the e-mail
    const script = [lines[0], 'read confirmed', ...lines.slice(1)].join('\n')
    const running = promisify(execFile)('sh', ['-c', script], { cwd: folder })
    await expect
      .poll(async () => (await shop.sql`update users set email_verified = true`).count)
      .toBe(1)
    running.child.stdin?.end('yes\n')
    const { stdout } = await running
    expect(stdout).toContain(`${row?.id}: 10 pieces at 54`)
    expect(stdout).toMatch(/"clientSecret":"[^"]+".*"amount":54000/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
