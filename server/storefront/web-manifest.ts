import { markAddress, readMarkName } from '../../contract/shop-record/mark-file.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'

/** What a browser asks when somebody keeps the shop on a home screen. Source: https://www.w3.org/TR/appmanifest/ */
export async function webManifest(shop: Shop): Promise<Response> {
  const { identity, look } = await readRecord(shop)
  const manifest = {
    name: identity.name,
    short_name: identity.name,
    description: identity.description,
    id: '/',
    start_url: '/',
    display: 'browser',
    icons: [iconOf(look.icon)],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function iconOf(icon: string | null) {
  if (!icon) return { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }
  const { type, width, height } = readMarkName(icon)
  const sizes = type === 'image/svg+xml' ? 'any' : `${width}x${height}`
  return { src: markAddress(icon), type, sizes }
}
