import { hash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 32"><path d="M0 0h9v9z"/></svg>'

async function upload(bytes: Uint8Array | string) {
  const form = new FormData()
  form.set('image', new Blob([bytes as BlobPart]), 'logo')
  const headers = { authorization: `Bearer ${admin.token}` }
  const response = await shop.request('/api/shop-marks', { method: 'POST', headers, body: form })
  return { status: response.status, body: await response.json() }
}

async function save(look: object) {
  const shown = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  const change = { look: { ...shown.record.look, ...look } }
  return await admin.call('PATCH', '/shop-record', { version: shown.version, change })
}

test('an SVG is served as what it draws, and can neither run nor fetch', async () => {
  const { status, body } = await upload(svg.replace('<path', '<path onclick="alert(1)"'))
  expect([status, body]).toMatchObject([200, { width: 160, height: 32 }])
  const served = await shop.request(`/marks/${body.name}`)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await served.text()).toBe(svg)
  expect((await upload(svg)).body.name).toBe(body.name)
})

test('a PNG is drawn anew, no larger than pages need it', async () => {
  const large = sharp({ create: { width: 2400, height: 600, channels: 4, background: '#a54' } })
  const given = await large
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer()
  const { body } = await upload(new Uint8Array(given))
  expect(body).toMatchObject({ width: 1200, height: 300 })
  const bytes = Buffer.from(await (await shop.request(`/marks/${body.name}`)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200 })
  expect(bytes.toString('latin1')).not.toContain('secret')
  expect(body.name).toContain(hash('sha256', bytes, 'hex').slice(0, 32))
})

test.each([
  ['<svg viewBox="0 0 1 1"><script/></svg>', 'This picture cannot be a logo: it has <script>'],
  ['GIF89a', 'This picture cannot be a logo: it is neither a PNG nor an SVG'],
])('%j is refused with words', async (bytes, words) => {
  const { status, body } = await upload(bytes)
  expect([status, body]).toMatchObject([
    415,
    { code: 'mark_refused', detail: expect.stringContaining(words) },
  ])
})

test('pages, their icon and the manifest follow what is saved; one that is not kept is refused', async () => {
  const { name: logo } = (await upload(svg)).body
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#45a' } })
  const { name: icon } = (await upload(new Uint8Array(await square.png().toBuffer()))).body
  expect((await save({ logo, icon })).status).toBe(200)
  const page = () => shop.request('/').then((response) => response.text())
  await expect.poll(page, { timeout: 5_000 }).toContain(`<img src="/marks/${logo}"`)
  expect(await page()).toContain(`<link rel="icon" href="/marks/${icon}"`)
  expect(await page()).toContain('data-on="both"')
  const favicon = await shop.request('/favicon.ico')
  expect(favicon.headers.get('content-type')).toBe('image/png')
  expect(await (await shop.request('/site.webmanifest')).json()).toMatchObject({
    name: 'Partwright',
    icons: [{ src: `/marks/${icon}`, type: 'image/png', sizes: '64x64' }],
  })
  const card = /property="og:image" content="([^"]*)"/.exec(await page())![1]!
  const { pathname } = new URL(card)
  const answered = await shop.request(pathname)
  expect(answered.headers.get('content-type')).toBe('image/png')
  const drawn = sharp(await answered.arrayBuffer())
  expect(await drawn.metadata()).toMatchObject({ width: 1_200, height: 630 })
  // its bar is in the accent that the shop has
  const last = (await drawn.raw().toBuffer()).subarray(-3)
  expect([...last]).toEqual([0xa8, 0x54, 0x1f])
  expect((await shop.request(pathname.replace('a8541f', 'a8541e'))).status).toBe(404)
  expect((await save({ darkLogo: logo })).status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).toMatch(/data-on="light".*data-on="dark"/s)
  const missing = await save({ logo: `${'0'.repeat(32)}-1x1.svg` })
  expect([missing.status, await missing.json()]).toMatchObject([409, { code: 'mark_missing' }])
  expect((await save({ logo: '../../etc/passwd' })).status).toBe(400)
  expect((await save({ logo: null, darkLogo: null, icon: null })).status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).toContain('href="/favicon.svg"')
  expect((await shop.request('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
})
