import { nameFile } from '../file-name.ts'
import type { Variant } from '../images.ts'
import { loadSharp } from './load-sharp.ts'
import { atLeastOne, type Pixels } from './read.ts'

export type EncodedFile = { type: Variant['type']; width: number; name: string; bytes: Uint8Array }

const widths = [160, 320, 640, 960]

/** The widths that a picture is stored in: those of ours that are smaller than it, and its own, which comes last. */
export const widthsOf = (width: number): number[] => [...widths.filter((one) => one < width), width]

/** Encodes one width of a picture, without anything but its pixels. WebP with quality 75, AVIF with 50 and, unless said, effort 4. */
export async function encode(
  pixels: Pixels,
  type: Variant['type'],
  width: number,
  effort = 4,
): Promise<EncodedFile> {
  const sharp = await loadSharp()
  const { data, ...raw } = pixels
  const height = atLeastOne((pixels.height * width) / pixels.width)
  const sized = sharp(data, { raw }).resize(width, height, { fit: 'fill' })
  const encoded =
    type === 'image/avif' ? sized.avif({ quality: 50, effort }) : sized.webp({ quality: 75 })
  const bytes = await encoded.toBuffer()
  return { type, width, name: nameFile(type, width, bytes), bytes }
}

/** The colour that most of the picture has, on white where one can see through it: `#rrggbb`. */
export async function dominantColor({ data, ...raw }: Pixels): Promise<string> {
  const sharp = await loadSharp()
  // of pixels of its own: `stats` looks at what came in, not at what was made of it
  const seen = await sharp(data, { raw })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(seen.data, { raw: seen.info }).stats()
  const { r, g, b } = dominant
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
