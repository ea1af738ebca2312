import { type EncodedFile, encode } from './encode.ts'
import { limitPictures } from './prepare.ts'
import { readHeader, readPixels } from './read.ts'

export type Photo = Pick<EncodedFile, 'name' | 'bytes'> & { width: number; height: number }

/**
 * Makes a stranger's bytes into one WebP file of ours that no page of the shop shows to others. Refuses what
 * preparePicture refuses.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Photo> {
  const header = await readHeader(bytes)
  return await limitPictures(header.weight, async () => {
    const pixels = await readPixels(bytes, header)
    const { width, height } = pixels
    const file = await encode(pixels, 'image/webp', width)
    return { name: file.name, bytes: file.bytes, width, height }
  })
}
