import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { fetchFile, gradient, plain, upload, variantsOf } from './upload.fixture.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

describe('an upload', () => {
  it('answers the largest WebP, whose address a part takes', async () => {
    const { status, body } = await upload(shop, admin, await gradient(2000, 1000).png().toBuffer())
    expect([status, body]).toMatchObject([
      200,
      { success: true, data: { width: 1280, height: 640 } },
    ])
    expect(body.data.url).toMatch(/^\/images\/[0-9a-f]{32}-1280\.webp$/)
    expect(body.data.display_url).toMatch(/-640\.webp$/)
    const file = await fetchFile(shop, body.data.url)
    expect(file.byteLength).toBe(body.data.size)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 })

    const part = { name: 'CPU', details: 'fast', minQuantity: 1, quantity: 5, price: 100 }
    const added = await admin.call('POST', '/add-parts', { ...part, img: body.data.url })
    expect(added.status).toBe(200)
  })

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const bytes = await plain(40, 30).toFormat(format).toBuffer()
    const { status, body } = await upload(shop, admin, bytes, { name: 'x', type: 'text/plain' })
    expect([status, body.data?.width, body.data?.height]).toEqual([200, 40, 30])
  })

  it('keeps every width of WebP, none of them enlarged', async () => {
    const widthsOf = async (width: number, height: number) => {
      const { body } = await upload(shop, admin, await gradient(width, height).png().toBuffer())
      const variants = await variantsOf(shop, body.data.url)
      const webp = variants.filter(({ type }) => type === 'image/webp')
      for (const { width, url } of webp) {
        const { format, width: real } = await sharp(await fetchFile(shop, url)).metadata()
        expect([format, real]).toEqual(['webp', width])
      }
      return webp.map(({ width }) => width)
    }
    expect(await widthsOf(1600, 900)).toEqual([160, 320, 640, 960, 1280])
    expect(await widthsOf(500, 400)).toEqual([160, 320, 500])
    expect(await widthsOf(1, 12_000)).toEqual([1])
  })

  it('says the colour that most of it has, and lets one see through where it could', async () => {
    const ring = plain(400, 300, '#cc2200').composite([
      { input: await plain(100, 100, '#0000ff').png().toBuffer() },
    ])
    const { body } = await upload(shop, admin, await ring.png().toBuffer())
    const [row] = await shop.sql<{ color: string }[]>`
      select color
      from image
      where url = ${body.data.url}`
    expect(row?.color).toMatch(/^#c[0-9a-f][12][0-9a-f]0[0-9a-f]$/)

    const background = { r: 200, g: 40, b: 80, alpha: 0.5 }
    const glass = sharp({ create: { width: 300, height: 200, channels: 4, background } })
    const seen = await upload(shop, admin, await glass.png().toBuffer())
    const pixel = await sharp(await fetchFile(shop, seen.body.data.url))
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()
    const far = [...pixel].map((value, i) => Math.abs(value - [200, 40, 80, 128][i]!))
    expect(Math.max(...far)).toBeLessThan(6)
  })

  it('is kept once, however often it comes', async () => {
    const bytes = await gradient(300, 300).png().toBuffer()
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => upload(shop, admin, bytes)))
    others.push(await upload(shop, admin, bytes))
    for (const { body } of others) expect(body).toEqual(first!.body)
    const rows = await shop.sql`select from image where url = ${first!.body.data.url}`
    expect(rows.count).toBe(1)
  })

  it('turns a photograph upright and keeps nothing of what it tells', async () => {
    const photograph = await gradient(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Artist: 'SomebodysName', Copyright: 'SomebodysName' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SomebodysName</x:xmpmeta>')
      .toBuffer()
    expect(photograph.includes('SomebodysName')).toBe(true)
    const { body } = await upload(shop, admin, photograph)
    expect(body.data).toMatchObject({ width: 200, height: 400 })
    for (const { url } of await variantsOf(shop, body.data.url)) {
      const file = await fetchFile(shop, url)
      expect(file.includes('SomebodysName')).toBe(false)
      const { exif, xmp, icc, orientation } = await sharp(file).metadata()
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    }
  })
})

describe('T48 whoever may not, and whatever is not one file', () => {
  const send = async (token: string | null, form: FormData) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await shop.request('/api/images', { method: 'POST', headers, body: form })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  const formOf = async (...fields: string[]) => {
    const form = new FormData()
    const bytes = new Uint8Array(await plain(2, 2).png().toBuffer())
    for (const field of fields) form.append(field, new Blob([bytes]), 'x.png')
    return form
  }

  it('is refused', async () => {
    const buyer = await shop.buyer()
    const before = await shop.sql`select from image`
    expect(await send(null, await formOf('image'))).toEqual([401, 'not_signed_in'])
    expect(await send(buyer.token, await formOf('image'))).toEqual([403, 'not_allowed'])
    expect(await send(admin.token, await formOf())).toEqual([400, 'image_missing'])
    expect(await send(admin.token, await formOf('image', 'image'))).toEqual([400, 'image_missing'])
    expect(await send(admin.token, await formOf('picture'))).toEqual([400, 'image_missing'])
    const address = new FormData()
    address.set('image', 'http://127.0.0.1:1/x.png')
    expect(await send(admin.token, address)).toEqual([400, 'image_missing'])
    expect((await shop.sql`select from image`).count).toBe(before.count)
  })
})
