import { afterAll, beforeAll, expect, it } from 'vitest'
import { blobOf, picture, startImageHost } from './upload.fixture.ts'

let host: Awaited<ReturnType<typeof startImageHost>>
let url: string
let faults: typeof host.faults
let upload: typeof host.upload

beforeAll(async () => {
  host = await startImageHost()
  url = host.url
  faults = host.faults
  upload = host.upload
})
afterAll(() => host.stop())

it('429: too many uploads, on demand', async () => {
  faults.set('images', { kind: 'error', status: 429, remaining: 1 })
  const blob = await blobOf(picture(2, 2).png())
  expect(await upload(blob)).toEqual({
    status: 429,
    body: {
      status_code: 429,
      error: { message: 'Rate limit reached.', code: 429 },
      status_txt: 'Too Many Requests',
    },
  })
  expect((await upload(blob)).status).toBe(200)
})

const uploads = async () => (await (await fetch(`${url}/images`)).text()).split('<li>').length

it('fail before or after the effect', async () => {
  const blob = await blobOf(picture(4, 4, '#abcdef').png())
  const before = await uploads()
  faults.set('images', { kind: 'error', status: 500, remaining: 1 })
  expect((await upload(blob)).body).toMatchObject({ status_code: 500 })
  expect(await uploads()).toBe(before)
  faults.set('images', { kind: 'error-after', status: 502, remaining: 1 })
  expect((await upload(blob)).status).toBe(502)
  expect(await uploads()).toBe(before + 1)
})

it('cut and hang after the effect', async () => {
  const blob = await blobOf(picture(4, 4, '#fedcba').png())
  const before = await uploads()
  faults.set('images', { kind: 'cut-after', remaining: 1 })
  await expect(upload(blob)).rejects.toThrow('fetch failed')
  expect(await uploads()).toBe(before + 1)
  faults.set('images', { kind: 'hang', remaining: 1 })
  const hung = fetch(`${url}/1/upload`, { method: 'POST', signal: AbortSignal.timeout(150) })
  await expect(hung).rejects.toThrow(/timeout/)
  expect(await uploads()).toBe(before + 1)
})
