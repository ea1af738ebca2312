import type { Metadata } from 'sharp'
import { Refusal } from '../../../contract/refusals.ts'
import { loadSharp } from './load-sharp.ts'
import { type Format, sniff } from './sniff.ts'

/** A picture as pixels: upright, sRGB, eight bits, three or four channels, nothing else that the file told. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

/** What is known before a pixel is decoded. `weight` is the memory in bytes that decoding takes at most. */
export type Header = { width: number; height: number; weight: number }

const maxPixels = 40_000_000
/** The memory that decoding may take: all pictures together and so each of them. */
export const maxWeight = 250_000_000
const maxSeconds = 10
/** The largest picture that is stored. */
const box = { width: 1280, height: 2560 }

const reading = { limitInputPixels: maxPixels, failOn: 'error', page: 0, pages: 1 } as const

/** Reads the header only. Refuses what is no picture, and what would take more pixels or memory than one may. */
export async function readHeader(bytes: Uint8Array): Promise<Header> {
  const format = sniff(bytes)
  if (!format) throw new Refusal('not_an_image')
  const sharp = await loadSharp()
  const metadata = await sharp(bytes, reading).metadata().catch(refuse)
  const decoder = metadata.compression === 'av1' ? 'avif' : metadata.format
  if (decoder !== format) throw new Refusal('not_an_image')
  const pixels = metadata.width * metadata.height
  const weight = pixels * bytesPerPixel(format, metadata)
  if (weight > maxWeight) {
    const megapixels = Math.floor(maxWeight / bytesPerPixel(format, metadata) / 1_000_000)
    throw new Refusal('too_large', { limit: `${megapixels} megapixels` })
  }
  return { ...metadata.autoOrient, weight }
}

/**
 * The memory that a decoder needs for one pixel: libvips streams most files, but a file in several passes is held
 * whole, as are frames of GIF and AVIF. Measured with 40 megapixels each: JPEG 0.2 or, progressive 4:4:4, 6; PNG 1
 * to 3 or, interlaced with 16 bits, 7; WebP 0.7; GIF 5.4; AVIF with 8 bits 18, with 12 bits 30.
 */
function bytesPerPixel(
  format: Format,
  { isProgressive, channels, depth, bitsPerSample }: Metadata,
): number {
  if (format === 'avif') return (bitsPerSample ?? 12) > 8 ? 32 : 20
  if (format === 'gif') return 6
  if (!isProgressive) return 4
  return format === 'jpeg' ? 2 * channels : 1.2 * channels * (depth === 'ushort' ? 2 : 1)
}

/** Decodes the first frame, shrunk into the largest size that is stored and never enlarged. */
export async function readPixels(bytes: Uint8Array, header: Header): Promise<Pixels> {
  const sharp = await loadSharp()
  const scale = Math.min(1, box.width / header.width, box.height / header.height)
  const { data, info } = await sharp(bytes, reading)
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(atLeastOne(header.width * scale), atLeastOne(header.height * scale), { fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

export const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels))

/** What the decoder says of the bytes, as a refusal; its words are for those who know libvips. */
function refuse(cause: unknown): never {
  const words = cause instanceof Error ? cause.message : ''
  if (/pixel limit/i.test(words)) throw new Refusal('too_large', { limit: '40 megapixels' })
  if (/^timeout/i.test(words)) throw new Refusal('unavailable')
  throw new Refusal('not_an_image')
}
