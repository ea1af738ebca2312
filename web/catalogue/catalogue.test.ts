import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'

let catalogue: Catalogue
let id: string

beforeAll(async () => {
  catalogue = await openCatalogue()
  id = await catalogue.added({
    name: 'Ryzen 9 9950X',
    mpn: '100-1277',
    category: 'cpu',
    minQuantity: 5,
    quantity: 1_200,
    price: 509,
    warrantyMonths: 36,
    specs: { socket: 'AM5', cores: 16, manufacturer: 'AMD' },
  })
})
afterAll(() => catalogue?.shop.close())

const look = async (where: string) => {
  const response = await catalogue.shop.request(where, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  return { response, text: await response.text() }
}

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  )

test('a part is told to search engines with its offer', async () => {
  const { text } = await look(`/parts/${id}`)
  const at = catalogue.shop.publicUrl
  expect(text).toContain(`<link rel="canonical" href="${at}/parts/${id}"/>`)
  expect(text).toContain(`<meta property="og:image" content="${at}/images/`)
  const [product] = structured(text)
  expect(product).toMatchObject({
    '@type': 'Product',
    mpn: '100-1277',
    brand: { name: 'AMD' },
    offers: {
      price: 509,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      eligibleQuantity: { minValue: 5, maxValue: 1_200 },
    },
  })
})

test('words of a search that say nothing of a part are taken back alone, and many of them together', async () => {
  const { text: few } = await look('/parts?q=cpu+for+me')
  for (const word of ['for', 'me']) expect(few).toContain(`</span>${word}: ignored`)
  const { text: many } = await look('/parts?q=do+you+have+a+cpu+for+me')
  expect(many).toContain('</span>do, you, have, a, for, me: ignored')
  expect(many).toContain(
    'plain=do&amp;plain=you&amp;plain=have&amp;plain=a&amp;plain=for&amp;plain=me',
  )
})

test('the catalogue is told once, however it is sorted, shown and narrowed', async () => {
  const { text } = await look('/parts?category=cpu&sort=price&view=table&stock=in')
  const at = catalogue.shop.publicUrl
  expect(text).toContain(`<link rel="canonical" href="${at}/parts?category=cpu"/>`)
  expect(structured(text)[0]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, url: `${at}/parts/${id}` }],
  })
})

test.each([
  ['/parts?q=&category=cpu&from.cores=8&to.cores=', '/parts?category=cpu&spec=cores%3A8..'],
  ['/parts?q=100-1277', '/parts/ID'],
  ['/parts?page=7', '/parts'],
  ['/parts?q=&minPrice=600&maxPrice=100', '/parts?minPrice=600&maxPrice=100'],
])('%s goes on to %s', async (from, to) => {
  const { response } = await look(from)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(to.replace('ID', id))
})

test.each([
  '/parts?category=toaster&sort=best&page=-3&minPrice=x&spec=broken&spec=cores:a..b&view=3d',
  `/parts?q=${'%00x'.repeat(60)}`,
  `/parts?page=99999999&spec=${'k'.repeat(90)}:1`,
  '/compare?ids=1,2,3&ids=x&differences=9',
])('%s shows a page all the same', async (where) => {
  const { response } = await look(where)
  expect([200, 302]).toContain(response.status)
})

test('a part that is not there is a page that says so', async () => {
  const { response, text } = await look('/parts/nothing')
  expect(response.status).toBe(404)
  expect(text.match(/<title>[^<]*/g)).toEqual(['<title>Page Not Found · Partwright'])
  const searches = text.match(/<form[^>]*role="search"[^>]*>/g) ?? []
  const names = searches.map((form) => /aria-label="([^"]*)"/.exec(form)?.[1])
  expect(new Set(names)).toEqual(new Set(['Search the shop', 'Search instead']))
})

test.each([
  ['/parts?category=cpu&category=gpu', 'one category at a time: this one is CPU alone'],
  ['/parts?minPrice=600&maxPrice=100', 'these are from $100.00 to $600.00'],
  ['/compare?ids=1,ID,2,3,4,5', 'the first four of 6 are shown'],
])('%s says in words what it shows instead', async (from, words) => {
  const other = (at: number) => `018f3c3c-0000-7000-8000-00000000000${at}`
  const where = from.replace(/\d(?=,|$)/g, (at) => (from.includes('ids') ? other(Number(at)) : at))
  const { text } = await look(where.replace('ID', id))
  expect(text).toContain(words)
  expect(text).toContain('Ryzen 9 9950X')
})

test.each([
  ['/parts?category=cpu', 'one category at a time'],
  ['/parts?minPrice=100&maxPrice=600', 'above the highest'],
  ['/compare', 'beside each other: the first'],
])('%s says nothing of that', async (where, words) => {
  expect((await look(where)).text).not.toContain(words)
})

test.each(['/login', '/register'])('%s is told to those who link to it', async (where) => {
  const { text } = await look(where)
  const at = catalogue.shop.publicUrl
  expect(text).toContain(`<link rel="canonical" href="${at}${where}"/>`)
  expect(text).toContain(`<meta property="og:image" content="${at}/`)
  expect(text).toContain(`<meta property="og:url" content="${at}${where}"/>`)
})
