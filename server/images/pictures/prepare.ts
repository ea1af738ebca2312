import { limitConcurrency } from '../../requests/limits/concurrency.ts'
import { dominantColor, type EncodedFile, encode, widthsOf } from './encode.ts'
import { maxWeight, readHeader, readPixels } from './read.ts'

/** A picture ready to be stored: its size, its colour, and its WebP files from the narrowest to the largest. */
export type PreparedPicture = {
  width: number
  height: number
  color: string
  files: EncodedFile[]
}

/** Pictures that are being read and written anew, of all kinds. */
export const limitPictures = limitConcurrency({ atOnce: 2, weight: maxWeight, waiting: 20 })

/**
 * Makes a stranger's bytes into files of ours: read as pixels and written anew, so that nothing else in them survives.
 * Refuses: `not_an_image`, `too_large`, and `unavailable` when too many are being prepared.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const header = await readHeader(bytes)
  return await limitPictures(header.weight, async () => {
    const pixels = await readPixels(bytes, header)
    const files: EncodedFile[] = []
    for (const width of widthsOf(pixels.width))
      files.push(await encode(pixels, 'image/webp', width))
    return { width: pixels.width, height: pixels.height, color: await dominantColor(pixels), files }
  })
}
