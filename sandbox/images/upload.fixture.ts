import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import sharp, { type Sharp } from 'sharp'
import { createFaults } from '../control/faults.ts'
import { images } from './images.ts'

export const key = 'key-for-tests'

/** The image host alone on a free port, with a folder of its own that goes when it stops. */
export async function startImageHost() {
  const folder = await mkdtemp(join(tmpdir(), 'images-'))
  const faults = createFaults()
  let url = ''
  const options = {
    port: 0,
    smtpPort: 0,
    dataDir: folder,
    shopUrl: 'http://localhost:3999',
    cards: { secretKey: '', publishableKey: '', webhookSecret: '' },
    identities: { clientId: '', clientSecret: '' },
    images: { key },
  }
  const provider = await images(options, () => url, faults)
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve(
      { fetch: provider.routes.fetch, port: 0, hostname: '127.0.0.1' },
      (address) => {
        url = `http://127.0.0.1:${(address as AddressInfo).port}`
        resolve(started)
      },
    )
  })
  return {
    url,
    folder,
    faults,
    upload: async (image?: Blob | string, query = `key=${key}`, name = 'part.bin') => {
      const form = new FormData()
      if (image instanceof Blob) form.set('image', image, name)
      else if (image !== undefined) form.set('image', image)
      const response = await fetch(`${url}/1/upload?${query}`, { method: 'POST', body: form })
      return { status: response.status, body: await response.json() }
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      await provider.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A plain picture of one colour. */
export function picture(width: number, height: number, colour = '#b4602c'): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

export async function blobOf(image: Sharp): Promise<Blob> {
  return new Blob([new Uint8Array(await image.toBuffer())])
}
