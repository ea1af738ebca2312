import type { Shop } from '../shop.ts'
import type { Variant } from './images.ts'
import { encode } from './pictures/encode.ts'
import { readHeader, readPixels } from './pictures/read.ts'
import { replaceVariants, selectImage, selectUnsized } from './store.ts'

/**
 * Adds AVIF in every width, about half the bytes of WebP but seconds of encoding, which is why no upload waits for it.
 * It is made from the largest WebP: the file that was sent is not stored. Does nothing where all of it is there.
 */
export async function sizeImage(shop: Shop, { id }: { id: string }): Promise<void> {
  const image = await selectImage(shop.database.sql, id)
  if (!image || !shop.images.takes('image/avif')) return
  const widthsIn = (type: Variant['type']) =>
    image.variants.filter((variant) => variant.type === type).map(({ width }) => width)
  const done = new Set(widthsIn('image/avif'))
  const widths = widthsIn('image/webp')
  if (widths.every((width) => done.has(width))) return

  const bytes = await shop.images.get(image.name)
  if (!bytes) throw new Error(`the image host has lost ${image.name}`)
  const pixels = await readPixels(bytes, await readHeader(bytes))
  const variants: Variant[] = []
  for (const width of widths) {
    const { bytes, ...file } = await encode(pixels, 'image/avif', width)
    variants.push({ ...file, url: await shop.images.put(file.name, file.type, bytes) })
  }
  await replaceVariants(shop.database.sql, id, 'image/avif', variants)
}

/** The job that takes up pictures whose job was lost, as all are when a backup is put back. */
export async function sweepImages(shop: Shop): Promise<void> {
  if (!shop.images.takes('image/avif')) return
  for (const image of await selectUnsized(shop.database.sql, 200))
    await shop.enqueue(shop.database.sql, 'size-image', image)
}
