import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../contract/refusals.ts'
import { key, startImageHost } from '../../../sandbox/images/upload.fixture.ts'
import { nameFile } from '../file-name.ts'
import type { ImageHost } from '../images.ts'
import { gradient } from '../upload.fixture.ts'
import { cacheFiles } from './cache-files.ts'
import { openImgbbHost } from './imgbb.ts'
import { openLocalHost } from './local.ts'
import { openS3Host } from './s3.ts'
import { startS3 } from './s3-stand-in.fixture.ts'

let folder: string
let bucket: Awaited<ReturnType<typeof startS3>>
let imgbb: Awaited<ReturnType<typeof startImageHost>>
let bytes: Buffer
let name: string

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'hosts-')), 'images')
  bucket = await startS3()
  imgbb = await startImageHost()
  bytes = await gradient(300, 200).webp().toBuffer()
  name = nameFile('image/webp', 300, bytes)
})
afterAll(async () => {
  await bucket?.stop()
  await imgbb?.stop()
  await rm(path.dirname(folder), { recursive: true, force: true })
})

const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  return error as Refusal
}

const imgbbAt = (given = key) => openImgbbHost({ uploadUrl: `${imgbb.url}/1/upload`, key: given })
const hosts: Record<string, { good: () => ImageHost; bad: () => ImageHost; says: RegExp }> = {
  local: {
    good: () => openLocalHost(folder, '/images'),
    bad: () => openLocalHost(path.join(folder, name), '/images'),
    says: /^The image host said: the image folder cannot be written \(E[A-Z]+\)$/,
  },
  s3: {
    good: () => openS3Host(bucket.options, '/images'),
    bad: () => openS3Host({ ...bucket.options, accessKeyId: 'AKIAOTHER' }, '/images'),
    says: /^The image host said: The signature does not match\.$/,
  },
  imgbb: {
    good: () => imgbbAt(),
    bad: () => imgbbAt('another-key'),
    says: /^The image host said: Invalid API v1 key\.$/,
  },
}

describe.each(Object.keys(hosts))('%s', (which) => {
  const { good, bad, says } = hosts[which]!

  it('keeps a file and tells where it is', async () => {
    const host = good()
    const address = await host.put(name, 'image/webp', bytes)
    const served = await host.get(name)
    if (served) {
      expect(address).toBe(`/images/${name}`)
      expect(Buffer.from(served).equals(bytes)).toBe(true)
    } else {
      const file = await (await fetch(address)).arrayBuffer()
      expect(await sharp(file).metadata()).toMatchObject({
        format: 'webp',
        width: 300,
        height: 200,
      })
    }
  })

  it('has nothing under a name that never was', async () => {
    expect(await good().get(nameFile('image/webp', 1, new Uint8Array(3)))).toBeNull()
  })

  it('gives a file that comes again the same place, if it says so', async () => {
    const host = good()
    const first = await host.put(name, 'image/webp', bytes)
    if (host.replaces) expect(await host.put(name, 'image/webp', bytes)).toBe(first)
    expect(host.takes('image/webp')).toBe(true)
  })

  it('can be checked, and leaves nothing lying about', async () => {
    const files = async () => [(await readdir(folder).catch(() => [])).length, bucket.objects.size]
    const before = await files()
    await good().check()
    expect(await files()).toEqual(before)
  })

  it('says why it does not keep a file', async () => {
    for (const work of [() => bad().put(name, 'image/webp', bytes), () => bad().check()]) {
      const refusal = await refusalOf(work())
      expect([refusal.code, refusal.message]).toEqual([
        'image_host_failed',
        expect.stringMatching(says),
      ])
      expect(JSON.stringify(refusal) + refusal.stack).not.toContain('another-key')
    }
  })
})

describe('the local folder', () => {
  it('has whole files that a web server may read, and nothing else', async () => {
    const host = openLocalHost(folder, '/images')
    await Promise.all([1, 2, 3, 4].map(() => host.put(name, 'image/webp', bytes)))
    expect(await readdir(folder)).toEqual([name])
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o644)
  })

  it('T49 is not left by any name', async () => {
    await writeFile(path.join(path.dirname(folder), 'secret'), 'x')
    const host = openLocalHost(folder, '/images')
    for (const other of [
      '../secret',
      '..',
      '',
      '/etc/passwd',
      `${name}/../../secret`,
      `${name}\0`,
    ]) {
      expect(() => host.get(other)).toThrow('no name of a picture')
      await expect(host.put(other, 'image/webp', bytes)).rejects.toThrow('no name of a picture')
    }
  })
})

describe('a bucket', () => {
  it('gets each object with its type, to be kept for ever', async () => {
    await openS3Host(bucket.options, '/images').put(name, 'image/webp', bytes)
    expect(bucket.objects.get(`/pictures/${name}`)).toEqual({
      bytes,
      type: 'image/webp',
      cache: 'public, max-age=31536000, immutable',
    })
  })

  it('that is public gives its own addresses', async () => {
    const host = openS3Host({ ...bucket.options, publicUrl: 'https://cdn.example' }, '/images')
    expect(await host.put(name, 'image/webp', bytes)).toBe(`https://cdn.example/${name}`)
  })

  it('is asked again where it stumbles, and is told full from failing', async () => {
    const host = openS3Host(bucket.options, '/images')
    bucket.fail(503, '<Error><Code>SlowDown</Code></Error>', 2)
    await host.put(name, 'image/webp', bytes)
    bucket.fail(503, '<Error><Code>SlowDown</Code></Error>', 3)
    expect((await refusalOf(host.put(name, 'image/webp', bytes))).message).toMatch(/SlowDown/)
    bucket.fail(507, '', 3)
    expect((await refusalOf(host.put(name, 'image/webp', bytes))).code).toBe('storage_full')
    const wrong = openS3Host({ ...bucket.options, bucket: 'other' }, '/images')
    expect((await refusalOf(wrong.put(name, 'image/webp', bytes))).message).toMatch(
      /does not exist/,
    )
  })

  it('is asked once for what is wanted often, and what is asked for rarely is forgotten', async () => {
    const host = cacheFiles(openS3Host(bucket.options, '/images'), 2_500)
    const files = [1, 2, 3].map((fill) => new Uint8Array(1_000).fill(fill))
    const names = files.map((file, i) => nameFile('image/webp', i + 1, file))
    for (const [i, file] of files.entries()) await host.put(names[i]!, 'image/webp', file)
    bucket.asked.length = 0
    const gets = async (...which: number[]) => {
      for (const i of which) expect((await host.get(names[i]!))?.[0]).toBe(i + 1)
      return bucket.asked.length
    }
    await Promise.all([host.get(names[0]!), host.get(names[0]!)])
    expect(await gets(0, 0, 1, 0)).toBe(2)
    expect(await gets(2, 0, 2)).toBe(3)
    expect(await gets(1)).toBe(4)
  })
})

describe('imgbb', () => {
  it('takes no AVIF, and numbers as texts', async () => {
    expect(imgbbAt().takes('image/avif')).toBe(false)
    const documented = {
      success: true,
      status: 200,
      data: { url: 'https://i.ibb.co/x/y.webp', width: '300', height: '200', size: '42' },
    }
    const old = await answering(200, JSON.stringify(documented))
    expect(await old.host.put(name, 'image/webp', bytes)).toBe('https://i.ibb.co/x/y.webp')
    await old.stop()
  })

  it.each([
    [
      200,
      '{"success":true,"data":{"url":"javascript:alert(1)","width":1,"height":1,"size":1}}',
      'HTTP 200',
    ],
    [200, '<html>maintenance</html>', 'HTTP 200'],
    [429, '{"error":{"message":"Rate\\n limit\\u0000reached."}}', 'Rate limit reached.'],
    [400, `{"error":{"message":"bad key ${key}!"}}`, 'bad key …!'],
    [400, `{"error":{"message":"${'long '.repeat(100)}"}}`, 'long '.repeat(40)],
    [302, '', 'HTTP 302'],
  ])('%i %s is refused in bearable words', async (status, text, words) => {
    const { host, stop } = await answering(status, text)
    const { message } = await refusalOf(host.put(name, 'image/webp', bytes))
    expect(message).toBe(`The image host said: ${words}`)
    await stop()
  })
})

it('hosts that answer nothing are waited for ten seconds, and absent ones not at all', async () => {
  const silent = await answering(null, '')
  const { port } = new URL(silent.url)
  const s3 = openS3Host({ ...bucket.options, endpoint: `http://127.0.0.1:${port}` }, '/images')
  const started = performance.now()
  const works = [silent.host.put(name, 'image/webp', bytes), s3.get(name)]
  for (const { message } of await Promise.all(works.map(refusalOf)))
    expect(message).toBe('The image host said: nothing within 10 seconds')
  // once, not again: two waits would be 20 seconds
  expect(performance.now() - started).toBeLessThan(19_000)
  await silent.stop()
  for (const work of [silent.host.put(name, 'image/webp', bytes), s3.get(name)]) {
    const { message, cause } = await refusalOf(work)
    expect([message, cause]).toEqual([
      'The image host said: nothing, it cannot be reached',
      undefined,
    ])
  }
})

/** An imgbb that answers everything with this; with no status it answers nothing. */
async function answering(status: number | null, text: string) {
  const server = createServer((request, response) => {
    request.resume()
    if (status) response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/1/upload`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, host: openImgbbHost({ uploadUrl: url, key }), stop }
}
