import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { serveImage } from './serve-image.ts'
import { plain, upload } from './upload.fixture.ts'

let shop: TestShop
let address: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const { body } = await upload(shop, await shop.admin(), await plain(20, 20).png().toBuffer())
  address = body.data.url
})
afterAll(() => shop?.close())

it('T51 a picture is served for ever, as nothing but a picture', async () => {
  const response = await shop.request(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${address.slice('/images/'.length)}"`,
  })
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20)
})

it('whoever has the file is told so', async () => {
  const name = address.slice('/images/'.length)
  const known = await serveImage(shop.shop, name, `"other", W/"${name}"`)
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([
    304,
    '',
    `"${name}"`,
  ])
  expect((await serveImage(shop.shop, name, '"other"')).status).toBe(200)
})

/** Asks for exactly this path: fetch would tidy it first. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${shop.publicUrl}`, { path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })

it.each([
  '/images/',
  '/images/x.webp',
  '/images/../shop.log',
  '/images/..%2fshop.log',
  '/images/..%2Fsecrets.json',
  '/images/%2e%2e%2fshop.log',
  '/images/..%5cshop.log',
  '/images/%5c..%5cshop.log',
  '/images//etc/passwd',
  '/images/%2fetc%2fpasswd',
  '/images/NAME%00.webp',
  '/images/NAME%0a',
  '/images/./NAME%2f',
  '/images/NAME.svg',
  '/images/00000000000000000000000000000000-160.webp',
  '/images/00000000000000000000000000000000-160.html',
])('T51 %s is nothing', async (path) => {
  expect(await statusOf(path.replace('NAME', address.slice('/images/'.length)))).toBe(404)
})
