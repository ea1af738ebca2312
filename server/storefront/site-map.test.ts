import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'
import { openSiteMap } from './site-files.ts'

let catalogue: Catalogue
const ids: string[] = []

beforeAll(async () => {
  catalogue = await openCatalogue()
  for (let at = 1; at <= 5; at += 1) ids.push(await catalogue.added({ name: `Module ${at}` }))
})
afterAll(() => catalogue?.shop.close())

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)
const read = async (address: string) => {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/xml')
  return locations(await response.text())
}

test('robots lead to the index, the index to every public page and every part', async () => {
  const at = catalogue.shop.publicUrl
  const robots = await (await fetch(`${at}/robots.txt`)).text()
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const [pages = '', ...files] = await read(index)
  const known = await read(pages)
  expect(known).toEqual(
    expect.arrayContaining([`${at}/`, `${at}/parts?category=gpu`, `${at}/policies/shipping`]),
  )
  expect(known.filter((one) => one.includes('/blogs/'))).toHaveLength(5)
  for (const one of known) expect([one, (await fetch(one)).status]).toEqual([one, 200])
  expect(files).toHaveLength(1)
  expect(await read(files[0] ?? '')).toEqual(ids.map((id) => `${at}/parts/${id}`))
})

test('many parts are split into files that miss none and repeat none', async () => {
  const map = openSiteMap(catalogue.shop.shop, 2)
  const [, ...files] = locations(await (await map.index()).text())
  expect(files).toHaveLength(3)
  const found: string[] = []
  for (const file of files) {
    const name = /([^/]+)\.xml$/.exec(file)?.[1] ?? ''
    found.push(...locations(await (await map.parts(name)).text()))
  }
  expect(found).toEqual(ids.map((id) => `${catalogue.shop.publicUrl}/parts/${id}`))
})

test('a part that was taken out leaves the map; a file that is none is not found', async () => {
  const last = ids.at(-1) ?? ''
  await catalogue.admin.call('DELETE', `/parts/${last}`)
  const at = catalogue.shop.publicUrl
  expect(await read(`${at}/sitemaps/parts/first.xml`)).not.toContain(`${at}/parts/${last}`)
  for (const name of ['x', `${last}`]) {
    const response = await fetch(`${at}/sitemaps/parts/${name}.xml`)
    expect(response.status).toBe(404)
  }
})
