import { newId } from '../new-id.ts'
import type { Shop } from '../shop.ts'
import type { Variant } from './images.ts'
import { preparePicture } from './prepare-picture.ts'
import { type ImageRow, insertImage, selectImageByName } from './store.ts'

/**
 * Takes a picture in: prepared, stored in every width, and written down once, however often it comes. AVIF follows by
 * a job. Refuses what preparePicture and the host refuse.
 */
export async function addImage(
  shop: Pick<Shop, 'database' | 'images' | 'enqueue'>,
  bytes: Uint8Array,
): Promise<ImageRow> {
  const { files, ...picture } = await preparePicture(bytes)
  const largest = files.at(-1)!
  const known = await selectImageByName(shop.database.sql, largest.name)
  // a host that replaces is given the files again: whoever lost some has them back by uploading them
  if (known && !shop.images.replaces) return known
  const variants: Variant[] = []
  for (const { bytes, ...file } of files)
    variants.push({ ...file, url: await shop.images.put(file.name, file.type, bytes) })
  if (known) return known
  const image: ImageRow = {
    id: newId(),
    name: largest.name,
    url: variants.at(-1)!.url,
    width: picture.width,
    height: picture.height,
    bytes: largest.bytes.byteLength,
    variants,
  }
  return await shop.database.transaction(async (sql) => {
    const isNew = await insertImage(sql, { ...image, color: picture.color })
    if (!isNew) return (await selectImageByName(sql, image.name))!
    if (shop.images.takes('image/avif')) await shop.enqueue(sql, 'size-image', { id: image.id })
    return image
  })
}
