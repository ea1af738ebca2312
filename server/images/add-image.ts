import { newId } from '../database/new-id.ts'
import type { Shop } from '../shop.ts'
import type { Variant } from './images.ts'
import { type PreparedPicture, preparePicture } from './pictures/prepare.ts'
import { type ImageRow, insertImage, selectImageByName } from './store.ts'

type Storing = Pick<Shop, 'database' | 'images' | 'enqueue'>

/** Takes a picture in. Refuses what preparePicture and the host refuse. */
export const addImage = async (shop: Storing, bytes: Uint8Array): Promise<ImageRow> =>
  await storePicture(shop, await preparePicture(bytes))

/**
 * Stores a prepared picture in every width and writes it down, once, however often it comes. AVIF follows by a job
 * unless it is among the files.
 */
export async function storePicture(shop: Storing, picture: PreparedPicture): Promise<ImageRow> {
  const files = picture.files.filter((file) => shop.images.takes(file.type))
  const largest = files.filter((file) => file.type === 'image/webp').at(-1)!
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
    url: variants.find((variant) => variant.name === largest.name)!.url,
    width: picture.width,
    height: picture.height,
    bytes: largest.bytes.byteLength,
    variants,
  }
  const complete = files.some((file) => file.type === 'image/avif')
  return await shop.database.transaction(async (sql) => {
    const isNew = await insertImage(sql, { ...image, color: picture.color })
    if (!isNew) return (await selectImageByName(sql, image.name))!
    if (!complete && shop.images.takes('image/avif'))
      await shop.enqueue(sql, 'size-image', { id: image.id })
    return image
  })
}
