import { randomBytes, timingSafeEqual } from 'node:crypto'
import { parse } from 'node:path'
import type { Context } from 'hono'
import { prepareImage } from './prepare-image.ts'
import { RefusedUpload } from './refused-upload.ts'
import type { ImageStore, Upload } from './store.ts'

const maxBytes = 32 * 1024 * 1024
const shortestLife = 60
const longestLife = 15_552_000

/**
 * Takes one upload as imgbb's API v1 does: `key` (query or form), `image` (file, base64 or URL), `name` and
 * `expiration` (60 to 15552000 seconds) optional. Answers what was kept; throws RefusedUpload.
 */
export async function uploadImage(c: Context, key: string, store: ImageStore): Promise<Upload> {
  const form = await readForm(c)
  const parameter = (name: string) => c.req.query(name) ?? textOf(form[name])
  if (!sameKey(parameter('key') ?? '', key)) throw new RefusedUpload('Invalid API v1 key.', 100)
  const { bytes, filename } = await sourceOf(form.image)
  if (bytes.length === 0) throw new RefusedUpload('Empty upload source.', 130)
  if (bytes.length > maxBytes) throw new RefusedUpload('File too big - max 32 MB', 310)

  const { image, thumb, medium } = await prepareImage(bytes)
  const time = Math.floor(Date.now() / 1000)
  const life = lifeOf(parameter('expiration'))
  const upload: Upload = {
    id: randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'x'),
    deleteToken: randomBytes(16).toString('hex'),
    title: titleOf(parameter('name') ?? filename) || image.name.slice(0, 12),
    file: image.name,
    thumb: thumb.name,
    medium: medium?.name,
    mime: image.mime,
    width: image.width,
    height: image.height,
    size: image.bytes.length,
    time,
    expiresAt: life && time + life,
  }
  await store.put(upload, medium ? [image, thumb, medium] : [image, thumb])
  return upload
}

async function readForm(c: Context): Promise<Record<string, string | File>> {
  // Base64 is a third longer than the bytes it stands for.
  if (Number(c.req.header('content-length') ?? 0) > maxBytes * 1.5) {
    throw new RefusedUpload('File too big - max 32 MB', 310)
  }
  try {
    return await c.req.parseBody()
  } catch {
    throw new RefusedUpload('Empty upload source.', 130)
  }
}

function sameKey(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function sourceOf(image: string | File | undefined) {
  if (image instanceof File) {
    return { bytes: Buffer.from(await image.arrayBuffer()), filename: image.name }
  }
  if (!image) return { bytes: Buffer.alloc(0), filename: undefined }
  if (/^https?:\/\//.test(image)) return fetchSource(image)
  const base64 = image.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '')
  if (!/^[\w+/-]+=*$/.test(base64)) {
    throw new RefusedUpload("Can't get target upload source info", 310)
  }
  return { bytes: Buffer.from(base64, 'base64'), filename: undefined }
}

async function fetchSource(address: string) {
  const refused = new RefusedUpload("Can't fetch target upload source", 310)
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      throw refused
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    return { bytes, filename: new URL(address).pathname.split('/').at(-1) }
  } catch {
    throw refused
  }
}

/** 0 is for ever, as imgbb answers it when nothing was asked. */
function lifeOf(expiration: string | undefined): number {
  if (!expiration) return 0
  const seconds = Number(expiration)
  if (!Number.isInteger(seconds) || seconds < shortestLife || seconds > longestLife) {
    throw new RefusedUpload('Invalid expiration: 60 to 15552000 seconds.', 400)
  }
  return seconds
}

function titleOf(filename: string | undefined): string {
  return parse(filename ?? '')
    .name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '')
    .slice(0, 100)
}

function textOf(value: string | File | undefined): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
