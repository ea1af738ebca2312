import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { gradient, upload, variantsOf } from '../upload.fixture.ts'
import { account, startS3 } from './s3-stand-in.fixture.ts'

describe('with pictures in a bucket', () => {
  let shop: TestShop
  let bucket: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    bucket = await startS3()
    shop = await openTestShop({
      environment: {
        IMAGE_HOST: 's3',
        S3_ENDPOINT: bucket.options.endpoint,
        S3_BUCKET: bucket.options.bucket,
        S3_REGION: bucket.options.region,
        S3_ACCESS_KEY_ID: account.accessKeyId,
        S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      },
    })
  })
  afterAll(async () => {
    await shop?.close()
    await bucket?.stop()
  })

  it('the shop serves them, AVIF too, and a lost one comes back by uploading it again', async () => {
    const admin = await shop.admin()
    const bytes = await gradient(400, 200).png().toBuffer()
    const { body } = await upload(shop, admin, bytes)
    const variants = await variantsOf(shop, body.data.url, (some) => some.length === 6)
    for (const { url, type, name } of variants) {
      const response = await shop.request(url)
      expect([url, response.status, response.headers.get('content-type')]).toEqual([
        `/images/${name}`,
        200,
        type,
      ])
    }
    bucket.objects.clear()
    expect((await upload(shop, admin, bytes)).body).toEqual(body)
    expect(bucket.objects.size).toBe(3)
    expect(await variantsOf(shop, body.data.url)).toEqual(variants)
  })

  it('nothing is written down when the bucket is full or fails', async () => {
    const admin = await shop.admin()
    const bytes = await gradient(410, 200).png().toBuffer()
    const before = (await shop.sql`select from image`).count
    bucket.fail(507, '', 3)
    expect(await upload(shop, admin, bytes)).toMatchObject({
      status: 507,
      body: { code: 'storage_full' },
    })
    bucket.fail(403, '<Error><Message>Access Denied</Message></Error>')
    expect(await upload(shop, admin, bytes)).toMatchObject({
      status: 502,
      body: { code: 'image_host_failed', detail: 'The image host said: Access Denied' },
    })
    expect((await shop.sql`select from image`).count).toBe(before)
    expect(await readFile(shop.logFile, 'utf8')).not.toContain(account.secretAccessKey)
  })
})

describe('with pictures at imgbb', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ environment: { IMAGE_HOST: 'imgbb' } })
  })
  afterAll(() => shop?.close())

  it('they are there in every width, once, and the key is told to nobody', async () => {
    const admin = await shop.admin()
    const bytes = await gradient(400, 200).png().toBuffer()
    const { body } = await upload(shop, admin, bytes)
    expect(body.data).toMatchObject({ width: 400, height: 200 })
    expect((await upload(shop, admin, bytes)).body).toEqual(body)
    const gallery = await (await fetch(`${shop.config.sandbox.url}/images`)).text()
    expect(gallery.match(/<li>/g)).toHaveLength(3)
    const variants = await variantsOf(shop, body.data.url)
    expect(variants.map(({ type, width }) => [type, width])).toEqual([
      ['image/webp', 160],
      ['image/webp', 320],
      ['image/webp', 400],
    ])
    for (const { url, width, name } of variants) {
      const file = await (await fetch(url)).arrayBuffer()
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width })
      expect((await shop.request(`/images/${name}`)).status).toBe(404)
    }
    const jobs = await shop.sql`select from pgboss.job where name = 'size-image'`
    expect(jobs.count).toBe(0)
    const { images } = shop.config
    const key = images.host === 'imgbb' ? images.key : ''
    const told = JSON.stringify(body) + (await readFile(shop.logFile, 'utf8'))
    expect(key.length).toBeGreaterThan(8)
    expect(told).not.toContain(key)
  })
})
