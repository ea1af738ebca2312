import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobOf, key, picture, startImageHost } from './upload.fixture.ts'

let host: Awaited<ReturnType<typeof startImageHost>>
let url: string
let upload: typeof host.upload

beforeAll(async () => {
  host = await startImageHost()
  url = host.url
  upload = host.upload
})
afterAll(() => host.stop())

describe('an upload', () => {
  it('answers in imgbb’s words and serves the file for ever', async () => {
    const { status, body } = await upload(
      await blobOf(picture(800, 400).png()),
      undefined,
      'cpu one.png',
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      status: 200,
      data: {
        title: 'cpu one',
        width: 800,
        height: 400,
        expiration: 0,
        image: { filename: 'cpu one.png', name: 'cpu one', mime: 'image/png', extension: 'png' },
      },
    })
    const { data } = body
    expect(data.url).toMatch(/\/i\/[0-9a-f]{32}\.png$/)
    expect(Math.abs(data.time - Date.now() / 1000)).toBeLessThan(60)
    const file = await fetch(data.url)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.length).toBe(data.size)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 800, height: 400 })
    const sizeAt = async (address: string) => {
      const { width, height } = await sharp(await (await fetch(address)).arrayBuffer()).metadata()
      return [width, height]
    }
    expect(await sizeAt(data.thumb.url)).toEqual([180, 180])
    expect(await sizeAt(data.medium.url)).toEqual([640, 320])
    expect(data.display_url).toBe(data.medium.url)
    const again = await fetch(data.url, {
      headers: { 'if-none-match': file.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const viewer = await fetch(data.url_viewer)
    expect(await viewer.text()).toContain('800 × 400')
  })

  it('goes by the bytes and not by the name', async () => {
    const { body } = await upload(await blobOf(picture(2, 2).webp()), undefined, 'photo.svg')
    expect(body.data).toMatchObject({
      title: 'photo',
      image: { mime: 'image/webp', extension: 'webp' },
    })
    expect(body.data.medium).toBeUndefined()
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('takes %s', async (format) => {
    const { status, body } = await upload(await blobOf(picture(8, 8).toFormat(format)))
    expect([status, body.data?.image.mime]).toEqual([200, `image/${format}`])
    expect((await fetch(body.data.url)).headers.get('content-type')).toBe(`image/${format}`)
  })

  it('takes base64, a data address and a URL', async () => {
    const bytes = await picture(3, 3).png().toBuffer()
    const plain = await upload(bytes.toString('base64'))
    const address = await upload(`data:image/png;base64,${bytes.toString('base64')}`)
    const fetched = await upload(plain.body.data.url)
    for (const { body } of [plain, address, fetched]) expect(body.data.width).toBe(3)
  })

  it('takes name, expiration and key from the form as well', async () => {
    const form = new FormData()
    form.set('key', key)
    form.set('name', 'named')
    form.set('expiration', '600')
    form.set('image', await blobOf(picture(2, 2).png()))
    const response = await fetch(`${url}/1/upload`, { method: 'POST', body: form })
    expect((await response.json()).data).toMatchObject({ title: 'named', expiration: 600 })
  })

  it('turns a photograph upright and strips what it tells about its taker', async () => {
    const photograph = picture(40, 20)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Example Photographer' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
    const { body } = await upload(await blobOf(photograph))
    expect(body.data).toMatchObject({ width: 20, height: 40 })
    const stored = await sharp(await (await fetch(body.data.url)).arrayBuffer()).metadata()
    expect(stored.exif).toBeUndefined()
    expect(stored.orientation).toBeUndefined()
  })

  it('gives the same content the same address', async () => {
    const blob = await blobOf(picture(5, 5, '#123456').png())
    const [one, two] = [await upload(blob), await upload(blob)]
    expect(one.body.data.url).toBe(two.body.data.url)
    expect(one.body.data.id).not.toBe(two.body.data.id)
  })
})

describe('a refusal', () => {
  const refused = (status: number, message: string, code: number, text = 'Bad Request') => ({
    status,
    body: { status_code: status, error: { message, code }, status_txt: text },
  })

  it('100: a wrong or missing key', async () => {
    const blob = await blobOf(picture(2, 2).png())
    expect(await upload(blob, 'key=wrong')).toEqual(refused(400, 'Invalid API v1 key.', 100))
    expect(await upload(blob, '')).toEqual(refused(400, 'Invalid API v1 key.', 100))
  })

  it('130: nothing was sent', async () => {
    expect(await upload()).toEqual(refused(400, 'Empty upload source.', 130))
    expect(await upload(new Blob([]))).toEqual(refused(400, 'Empty upload source.', 130))
    const bare = await fetch(`${url}/1/upload?key=${key}`, { method: 'POST' })
    expect((await bare.json()).error.code).toBe(130)
  })

  it('310: no image, a torn image, SVG, too many bytes, too many pixels, an address that answers nothing', async () => {
    const source = refused(400, "Can't get target upload source info", 310)
    expect(await upload(new Blob(['#!/bin/sh\n']), undefined, 'photo.png')).toEqual(source)
    expect(await upload('not base64 at all!')).toEqual(source)
    const whole = await picture(400, 400, '#884422').jpeg().toBuffer()
    const torn = new Blob([new Uint8Array(whole.subarray(0, whole.length / 2))])
    expect(await upload(torn)).toEqual(source)
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    expect(await upload(new Blob([svg]), undefined, 'photo.png')).toEqual(
      refused(400, 'Unavailable image format', 310),
    )
    expect(await upload(new Blob([new Uint8Array(32 * 1024 * 1024 + 1)]))).toEqual(
      refused(400, 'File too big - max 32 MB', 310),
    )
    const wide = await blobOf(picture(8000, 5001).png({ compressionLevel: 1 }))
    expect(await upload(wide)).toEqual(refused(400, 'Image is too large - max 40 megapixels', 310))
    expect(await upload(`${url}/i/none.png`)).toEqual(
      refused(400, "Can't fetch target upload source", 310),
    )
  })

  it('of a life outside 60 to 15552000 seconds', async () => {
    const blob = await blobOf(picture(2, 2).png())
    for (const life of ['59', '15552001', 'x']) {
      expect((await upload(blob, `key=${key}&expiration=${life}`)).status).toBe(400)
    }
  })
})

describe('deleting', () => {
  it('asks first, then deletes the files, but not those another upload holds', async () => {
    const blob = await blobOf(picture(9, 9, '#00ff00').png())
    const one = (await upload(blob)).body.data
    const two = (await upload(blob)).body.data
    const asked = await fetch(one.delete_url)
    expect(await asked.text()).toContain('Delete this image?')
    expect((await fetch(one.url)).status).toBe(200)

    expect((await fetch(`${one.url_viewer}/wrong`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(one.delete_url, { method: 'POST' })).status).toBe(200)
    expect((await fetch(one.url_viewer)).status).toBe(404)
    expect((await fetch(two.url)).status).toBe(200)

    expect((await fetch(two.delete_url, { method: 'DELETE' })).status).toBe(200)
    expect((await fetch(two.url)).status).toBe(404)
    const name = two.url.split('/').at(-1)
    expect(await readdir(join(host.folder, 'images'))).not.toContain(name)
  })

  it('cannot reach outside its folder', async () => {
    for (const path of ['/i/images.sqlite', '/i/..%2fimages.sqlite', '/i/%2e%2e/images.sqlite']) {
      expect((await fetch(`${url}${path}`)).status).toBe(404)
    }
  })
})
