import { z } from 'zod'
import type { ImageHost } from '../images.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { askHost, hostFailed } from './ask-host.ts'

const httpAddress = z.url({ protocol: /^https?$/ })
/** Documented as texts, answered as numbers: both are taken. */
const number = z.coerce.number()
const uploaded = z.object({
  success: z.literal(true),
  data: z.object({ url: httpAddress, width: number, height: number, size: number }),
})
const refused = z.object({ error: z.object({ message: z.string() }) })

/**
 * Stores pictures at imgbb, or at what speaks as imgbb's API v1: `POST uploadUrl?key=…`, multipart field `image`. The
 * host names the files and serves them. The key is in the address, so no address is told to anyone.
 */
export function openImgbbHost({ uploadUrl, key }: { uploadUrl: string; key: string }): ImageHost {
  const upload = (name: string, type: string, bytes: Uint8Array, parameters = {}) =>
    askHost(async (bounds) => {
      const address = new URL(uploadUrl)
      const stem = name.replace(/\.\w+$/, '')
      for (const [parameter, value] of Object.entries({ key, name: stem, ...parameters }))
        address.searchParams.set(parameter, String(value))
      const body = new FormData()
      body.set('image', new Blob([new Uint8Array(bytes)], { type }), name)
      const response = await fetch(address, { method: 'POST', body, ...bounds })
      return addressIn(response.status, await response.text(), key)
    })
  return {
    put: upload,
    get: async () => null,
    takes: (type) => type === 'image/webp',
    replaces: false,
    check: async () => {
      const sharp = await loadSharp()
      const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
      await upload('check.webp', 'image/webp', await dot.webp().toBuffer(), { expiration: 60 })
    },
  }
}

/** The file's address out of an answer. The host's own words become the refusal, without the key if they hold it. */
function addressIn(status: number, text: string, key: string): string {
  const body = parse(text)
  const answer = uploaded.safeParse(body)
  if (status === 200 && answer.success) return answer.data.data.url
  const words = refused.safeParse(body).data?.error.message ?? `HTTP ${status}`
  throw hostFailed(words.replaceAll(key, '…'))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
