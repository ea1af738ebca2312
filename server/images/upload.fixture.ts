import { setTimeout as pause } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import type { TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import type { Variant } from './images.ts'

export type Uploaded = {
  status: number
  body: {
    success?: true
    data: { url: string; display_url: string; width: number; height: number; size: number }
    code?: string
    detail?: string
  }
}

/** Uploads as a browser's form does: one multipart file in the field `image`. */
export async function upload(
  shop: TestShop,
  user: Pick<TestUser, 'token'>,
  bytes: Uint8Array,
  { name = 'part.png', type = 'image/png' } = {},
): Promise<Uploaded> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { authorization: `Bearer ${user.token}` }
  const response = await shop.request('/api/images', { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as Uploaded['body'] }
}

/** The stored bytes of a file that the shop serves. */
export async function fetchFile(shop: TestShop, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, shop.publicUrl))
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Every file that stands for the picture of that address, once `isReady` says that they are all there. */
export async function variantsOf(
  shop: TestShop,
  url: string,
  isReady: (variants: Variant[]) => boolean = () => true,
): Promise<Variant[]> {
  const until = Date.now() + 60_000
  for (;;) {
    const [row] = await shop.sql<{ variants: Variant[] }[]>`
      select variants
      from image
      where url = ${url}`
    if (row && isReady(row.variants)) return row.variants
    if (Date.now() > until) throw new Error(`the picture has only ${JSON.stringify(row?.variants)}`)
    await pause(50)
  }
}

/** A plain picture of one colour. */
export const plain = (width: number, height: number, colour = '#2277aa'): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } })

/** A picture with something on it: a gradient, so that no two rows are alike. */
export const gradient = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f30"/><stop offset="1" stop-color="#05f"/></linearGradient>
        <rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  )
