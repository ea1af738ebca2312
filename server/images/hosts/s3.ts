import { hash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Refusal } from '../../../contract/refusals.ts'
import type { ImageHost } from '../images.ts'
import { askHost, hostFailed } from './ask-host.ts'

export type S3Options = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers find the bucket's objects; without it the shop serves them. */
  publicUrl?: string | null
}

type Asked = { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }
type Bounds = { signal: AbortSignal; redirect: 'manual' }

const maxTries = 3
const pauseMs = 100

/**
 * Stores pictures as objects of a bucket of S3 or of what speaks as S3: path-style addresses, Signature Version 4 with
 * the body's hash signed. An answer of 5xx is asked for twice more, since storing the same object again is harmless.
 */
export function openS3Host(options: S3Options, publicPath: string): ImageHost {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = options
  const publicBase = options.publicUrl ?? publicPath

  const askOnce = async (key: string, asked: Asked, bounds: Bounds) => {
    const { url, ...signed } = await new AwsV4Signer({
      ...asked,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      url: `${endpoint}/${bucket}/${key}`,
      headers: {
        ...asked.headers,
        'X-Amz-Content-Sha256': hash('sha256', asked.body ?? '', 'hex'),
      },
    }).sign()
    // not as one Request: its copy of the signal may be collected, and then nothing ends the waiting
    return await fetch(url, { ...signed, body: asked.body ?? null, ...bounds })
  }
  const ask = <T>(key: string, asked: Asked, read: (response: Response) => Promise<T>) =>
    askHost(async (bounds) => {
      let response = await askOnce(key, asked, bounds)
      for (let tries = 1; response.status >= 500 && tries < maxTries; tries += 1) {
        await response.body?.cancel()
        await setTimeout(pauseMs * tries, undefined, { signal: bounds.signal })
        response = await askOnce(key, asked, bounds)
      }
      if (response.ok || response.status === 404) return await read(response)
      throw refusalOf(response.status, await response.text())
    })
  const put = (key: string, type: string, bytes: Uint8Array) =>
    ask(
      key,
      {
        method: 'PUT',
        headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
        body: new Uint8Array(bytes),
      },
      async (response) => {
        const words = await response.text()
        if (!response.ok) throw refusalOf(response.status, words)
      },
    )

  return {
    put: async (name, type, bytes) => {
      await put(name, type, bytes)
      return `${publicBase}/${name}`
    },
    get: (name) =>
      ask(name, { method: 'GET' }, async (response) => {
        const bytes = await response.arrayBuffer()
        return response.ok ? new Uint8Array(bytes) : null
      }),
    takes: () => true,
    replaces: true,
    check: async () => {
      const probe = `check-${randomUUID()}`
      await put(probe, 'text/plain', new Uint8Array(1))
      await ask(probe, { method: 'DELETE' }, (response) => response.text())
    },
  }
}

/** S3 tells a failure as XML with a Code and a Message (Amazon S3 API Reference, Error Responses). */
function refusalOf(status: number, xml: string): Refusal {
  const code = /<Code>([^<]*)<\/Code>/.exec(xml)?.[1]
  if (status === 507 || code === 'XMinioStorageFull' || code === 'QuotaExceeded')
    return new Refusal('storage_full')
  const words = /<Message>([^<]*)<\/Message>/.exec(xml)?.[1]
  return hostFailed(words || code || `HTTP ${status}`)
}
