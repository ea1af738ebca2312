import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordShown, ShopRecord } from '../../contract/shop-record/record.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const shown = async () => (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
const change = async (groups: Partial<ShopRecord>) =>
  await admin.call('PATCH', '/shop-record', { version: (await shown()).version, change: groups })
const status = async (path: string) => (await shop.request(path)).status
const text = async (path: string) => await (await shop.request(path)).text()
const mapped = async () =>
  [...(await text('/sitemaps/pages.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  )

const article = {
  slug: 'choosing-memory',
  title: 'Choosing memory',
  question: 'Which memory does a server take?',
  summary: 'What registered memory is for.',
  published: '2026-01-20',
  text: '## Registered\n\nServers take it.\n\n<script>alert(1)</script> [away](javascript:alert(2))\n\n![A module](/images/module.webp)',
}
const own: ShopRecord['articles'] = { lead: 'What we are asked.', supplied: true, own: [article] }

test('an article of the shop’s own is listed before those that come with it, read, and on the map', async () => {
  expect((await change({ articles: own })).status).toBe(200)
  expect(await (await shop.request('/api/articles')).json()).toEqual({
    lead: own.lead,
    supplied: true,
    articles: [expect.objectContaining({ slug: article.slug, minutes: 1 })],
  })
  await expect.poll(() => text('/blogs')).toContain('What we are asked.')
  const list = await text('/blogs')
  expect(list.indexOf('/blogs/choosing-memory')).toBeGreaterThan(0)
  expect(list.indexOf('/blogs/choosing-memory')).toBeLessThan(list.indexOf('/blogs/unit-tests'))
  const page = await text('/blogs/choosing-memory')
  expect(page).toContain('<h2>Registered</h2>')
  expect(page).toContain('<img src="/images/module.webp" alt="A module"')
  expect(page).not.toMatch(/<script>alert|href="javascript:/)
  expect(page).toContain('"@type":"Article"')
  expect(await mapped()).toEqual(
    expect.arrayContaining(['/blogs/choosing-memory', '/blogs/unit-tests']),
  )
})

test('those that come with it can be taken off', async () => {
  expect((await change({ articles: { ...own, supplied: false } })).status).toBe(200)
  await expect.poll(() => status('/blogs/unit-tests')).toBe(404)
  await expect.poll(() => text('/blogs')).not.toContain('/blogs/unit-tests')
  expect(await status('/blogs/choosing-memory')).toBe(200)
  expect(await mapped()).not.toContain('/blogs/unit-tests')
})

test('an article that cannot be is refused by its field', async () => {
  const of = (changes: Partial<typeof article>) => ({ ...own, own: [{ ...article, ...changes }] })
  for (const [articles, path] of [
    [of({ slug: 'unit-tests' }), 'change.articles.own.0.slug'],
    [of({ slug: 'Two Words' }), 'change.articles.own.0.slug'],
    [of({ text: ' ' }), 'change.articles.own.0.text'],
    [of({ published: '20.01.2026' }), 'change.articles.own.0.published'],
    [{ ...own, own: [article, article] }, 'change.articles.own'],
    [
      {
        ...own,
        own: Array.from({ length: 16 }, (_, at) => ({
          ...article,
          slug: `a-${at}`,
          text: 'x'.repeat(40_000),
        })),
      },
      'change.articles.own',
    ],
  ] as const) {
    const refused = await change({ articles: articles as ShopRecord['articles'] })
    expect([refused.status, path]).toEqual([400, path])
    expect(await refused.json()).toMatchObject({ errors: [{ path }] })
  }
})

test('what the menu leaves out is in no menu, on no map, and of blogs and portfolio there is no page', async () => {
  const all = ['/builder', '/quick-order', '/blogs', '/portfolio']
  const places = (page: string) => all.filter((one) => page.includes(`href="${one}"`))
  expect(places(await text('/login'))).toEqual(all)
  expect(await mapped()).toEqual(expect.arrayContaining(all))
  const none = { builder: false, quickOrder: false, blogs: false, portfolio: false }
  expect((await change({ menu: none })).status).toBe(200)
  await expect.poll(async () => places(await text('/login'))).toEqual([])
  const paths = await mapped()
  expect(paths).toContain('/parts')
  expect(paths.filter((path) => all.some((one) => path.startsWith(one)))).toEqual([])
  const answers = ['/builder', '/quick-order', '/blogs', '/blogs/choosing-memory', '/portfolio']
  expect(await Promise.all(answers.map(status))).toEqual([200, 200, 404, 404, 404])
  expect(await status('/api/articles')).toBe(404)
  const versions = (await (await admin.call('GET', '/shop-record/versions')).json()) as {
    versions: { groups: string[] }[]
  }
  expect(versions.versions[0]?.groups).toEqual(['menu'])
})
