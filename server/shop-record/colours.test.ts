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

async function save(colours: object) {
  const { version } = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  return await admin.call('PATCH', '/shop-record', { version, change: { colours } })
}
const page = async () => await (await shop.request('/')).text()

test('pages have the shop’s own colour in both themes, and the usual one when it is taken back', async () => {
  expect(await page()).not.toContain('/colours/')
  expect((await save({ accent: '#1A5FB4', darkAccent: null })).status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).toMatch(/href="\/colours\/1a5fb4-[0-9a-f]{6}\.css"/)
  const [address = ''] = /\/colours\/[^"]*/.exec(await page()) ?? []
  const sheet = await shop.request(address)
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const text = await sheet.text()
  expect(text).toContain(':root{--color-accent:#1a5fb4;')
  expect(text).toMatch(/prefers-color-scheme:dark.*not\(\[data-theme="light"\]\)/)
  // pages that come without the storefront, too: their own sheet first
  const plain = async (path: string) => {
    const answer = await shop.request(path, { headers: { accept: 'text/html' } })
    return { status: answer.status, text: await answer.text() }
  }
  const linked = new RegExp(
    `href="/assets/pages[^>]*>\\s*<link rel="stylesheet" href="${address}">`,
  )
  for (const [path, status] of [
    ['/api/docs', 200],
    ['/parts/%E0%A4', 404],
  ] as const) {
    const shown = await plain(path)
    expect([path, shown.status]).toEqual([path, status])
    expect(shown.text, path).toMatch(linked)
  }
  expect((await save({ accent: null, darkAccent: null })).status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).not.toContain('/colours/')
})

test('a colour in which words cannot be read is refused with the nearest that can', async () => {
  const refused = await save({ accent: '#ffcc00', darkAccent: null })
  expect(refused.status).toBe(400)
  const message = expect.stringMatching(/its contrast is 1\.\d, and 4\.5 is needed.* #[0-9a-f]{6}$/)
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'change.colours.accent', message }],
  })
})

test.each(['/colours/1a5fb4.css', '/colours/1a5fb4-78aeed.css.map', '/colours/red-blue.css'])(
  '%s is no sheet',
  async (address) => expect((await shop.request(address)).status).toBe(404),
)
