import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { fetchFile, gradient, plain, upload, variantsOf } from '../upload.fixture.ts'
import {
  animation,
  jpegWithProfile,
  lyingAvif,
  pngWithProfile,
  squarePng,
} from './hostile-files.fixture.ts'

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  await upload(shop, admin, await plain(9, 9).png().toBuffer())
})
afterAll(() => shop?.close())

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
const html = `<!doctype html><html><body>${script}</body></html>`

describe('T49 what is no picture of ours to read', () => {
  const texts: Record<string, string> = {
    'an SVG': svg,
    'an SVG after a declaration': `<?xml version="1.0"?>\n${svg}`,
    'an HTML page': html,
    'an HTML page after a GIF’s signature': `GIF89a/*${html}*/=1`,
    'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n',
    'a script': '#!/bin/sh\nid\n',
    'one byte': 'x',
    nothing: '',
    'only a signature': '\x89PNG\r\n\x1a\n',
    'a ZIP': 'PK\x03\x04',
    'an HEIC': '\0\0\0\x18ftypheic\0\0\0\0heicmif1',
  }
  it.each(Object.keys(texts))('%s is refused, whatever it is called', async (what) => {
    const bytes = Buffer.from(texts[what]!, 'latin1')
    for (const name of ['photo.png', 'photo.php.png', '../../x.png', 'a\0.png']) {
      const { status, body } = await upload(shop, admin, bytes, { name, type: 'image/png' })
      expect([status, body.code]).toEqual([415, 'not_an_image'])
    }
  })

  it('a TIFF is refused, which a decoder could read', async () => {
    const tiff = await plain(9, 9).tiff().toBuffer()
    expect((await upload(shop, admin, tiff)).body.code).toBe('not_an_image')
  })
})

it('T52 no address in a file or in its place is ever fetched', async () => {
  const asked: string[] = []
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x.png`
  const texts = [
    address,
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}" width="9" height="9"/></svg>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]><svg>&x;</svg>`,
  ]
  for (const text of texts) {
    expect((await upload(shop, admin, Buffer.from(text))).body.code).toBe('not_an_image')
    const body = {
      name: 'CPU',
      details: 'fast',
      minQuantity: 1,
      quantity: 5,
      price: 100,
      img: address,
    }
    expect((await admin.call('POST', '/add-parts', body)).status).toBe(400)
  }
  expect(asked).toEqual([])
  await new Promise((resolve) => canary.close(resolve))
})

describe('T49 a picture that is something else as well', () => {
  const payloads = {
    html,
    pdf: '%PDF-1.7\nPAYLOAD',
    zip: 'PK\x03\x04PAYLOAD',
    php: '<?php PAYLOAD',
  }
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    '%s loses all but its pixels',
    async (format) => {
      const image = gradient(200, 100).withExif({ IFD0: { ImageDescription: html } })
      const bytes = Buffer.concat([
        await image.toFormat(format).toBuffer(),
        Buffer.from(Object.values(payloads).join('\n'), 'latin1'),
      ])
      const name = '../../../x.webp.html'
      const { status, body } = await upload(shop, admin, bytes, { name, type: 'text/html' })
      expect(status).toBe(200)
      const variants = await variantsOf(shop, body.data.url)
      expect(variants).toHaveLength(2)
      for (const { url } of variants) {
        expect(url).toMatch(/^\/images\/[0-9a-f]{32}-\d+\.webp$/)
        const file = await fetchFile(shop, url)
        for (const trace of ['script', 'PAYLOAD', '%PDF', 'PK\x03\x04', '<?php'])
          expect(file.includes(trace)).toBe(false)
        // RIFF tells its own length: nothing comes after it
        expect(file.readUInt32LE(4) + 8).toBe(file.length)
      }
    },
  )
})

/** What this process has taken since: the most memory beyond what it had (megabytes), and processor time (seconds). */
async function observe() {
  // proc(5): 5 sets the peak back to what is held now. Only Linux tells; elsewhere no memory is seen to be taken.
  await writeFile('/proc/self/clear_refs', '5').catch(() => {})
  const memory = async (field: 'VmHWM' | 'VmRSS') => {
    const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  }
  const held = await memory('VmRSS')
  const before = process.cpuUsage()
  return async () => {
    const { user, system } = process.cpuUsage(before)
    return { megabytes: (await memory('VmHWM')) - held, seconds: (user + system) / 1_000_000 }
  }
}

describe('T50 a bomb', () => {
  const small = { status: 200 }
  const bombs: [string, () => Buffer | Promise<Buffer>, object][] = [
    ['900 megapixels', () => squarePng(30_000), { status: 413, body: { code: 'too_large' } }],
    ['196 megapixels', () => squarePng(14_000), { status: 413, body: { code: 'too_large' } }],
    [
      'AVIF over 12 megapixels',
      () => plain(4000, 3300).avif({ effort: 0 }).toBuffer(),
      { status: 413 },
    ],
    ['AVIF that lies about its size', lyingAvif, { status: 415, body: { code: 'not_an_image' } }],
    ['an animation of 10,000 frames', () => animation(10_000), small],
    ['an animation of 500,000 frames', () => animation(500_000), small],
    ['a profile of 400 megabytes in PNG', () => pngWithProfile(400), small],
    ['a profile of 10 megabytes in JPEG', jpegWithProfile, small],
    ['as many pixels as there may be', () => squarePng(6_300), small],
  ]
  it.each(bombs)(
    'G13 %s is dealt with in two seconds and little memory',
    async (_, make, expected) => {
      const bytes = await make()
      const taken = await observe()
      expect(await upload(shop, admin, bytes)).toMatchObject(expected)
      const { megabytes, seconds } = await taken()
      expect(seconds).toBeLessThan(2)
      expect(megabytes).toBeLessThan(300)
    },
  )

  it('G13 a torn file is refused in every format', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      const whole = await gradient(600, 400).toFormat(format).toBuffer()
      const { body } = await upload(shop, admin, whole.subarray(0, whole.length / 2))
      expect([format, body.code]).toEqual([format, 'not_an_image'])
    }
  })

  it('T50 four at once that each take all there is take it one after the other', async () => {
    const bytes = await plain(4100, 3000).avif({ effort: 0 }).toBuffer()
    const taken = await observe()
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(shop, admin, bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await taken()).megabytes).toBeLessThan(300)
  })

  it('T50 of thirty at once some wait, the others are told to come again, and calls go on', async () => {
    const bytes = await gradient(3000, 2000).png().toBuffer()
    const taken = await observe()
    let left = 30
    const uploads = Array.from({ length: left }, () =>
      upload(shop, admin, bytes).finally(() => {
        left -= 1
      }),
    )
    expect((await shop.request('/api/parts')).status).toBe(200)
    // it did not stand in the same line
    expect(left).toBeGreaterThan(0)
    const answers = await Promise.all(uploads)
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect(count(200)).toBeGreaterThanOrEqual(22)
    expect(count(503)).toBe(30 - count(200))
    expect((await taken()).megabytes).toBeLessThan(300)
  })
})
