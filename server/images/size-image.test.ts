import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { fetchFile, gradient, upload, variantsOf } from './upload.fixture.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

it('a job adds AVIF in every width, and once', async () => {
  const bytes = await gradient(700, 350).png().toBuffer()
  const { body } = await upload(shop, await shop.admin(), bytes)
  const variants = await variantsOf(shop, body.data.url, (some) =>
    some.some(({ type }) => type === 'image/avif'),
  )
  const avif = variants.filter(({ type }) => type === 'image/avif')
  expect(avif.map(({ width }) => width)).toEqual([160, 320, 640, 700])
  expect(variants.filter(({ type }) => type === 'image/webp')).toHaveLength(4)
  for (const { url, width } of avif) {
    const response = await shop.request(url)
    expect(response.headers.get('content-type')).toBe('image/avif')
    const metadata = await sharp(await fetchFile(shop, url)).metadata()
    expect(metadata).toMatchObject({ compression: 'av1', width, height: Math.round(width / 2) })
  }

  const [row] = await shop.sql<{ id: string }[]>`select id from image where url = ${body.data.url}`
  await shop.shop.enqueue(shop.sql, 'size-image', { id: row!.id })
  const completed = () =>
    shop.sql`select from pgboss.job where name = 'size-image' and state = 'completed'`
  await expect.poll(completed, { timeout: 60_000 }).toHaveLength(2)
  expect(await variantsOf(shop, body.data.url)).toEqual(variants)
})
