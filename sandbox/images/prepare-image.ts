import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { RefusedUpload } from './refused-upload.ts'

const maxPixels = 40_000_000
const thumbSide = 180
const mediumWidth = 640

/** What may come in, by what the bytes say; a name's extension counts for nothing, and SVG is a program. */
const extensions: Partial<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  tiff: 'tif',
}

/** One stored file. `name` is its content's hash with an extension, so it may be kept for ever by whoever fetched it. */
export type StoredImage = {
  name: string
  mime: string
  extension: string
  bytes: Buffer
  width: number
  height: number
}

/**
 * Makes an upload safe: decoded and written anew, upright and without EXIF, GPS or comments.
 * `medium` is there only for images wider than 640 pixels. Throws RefusedUpload for what is no image or over 40 megapixels.
 */
export async function prepareImage(
  bytes: Buffer,
): Promise<{ image: StoredImage; thumb: StoredImage; medium?: StoredImage }> {
  const { format, extension, animated } = await sniff(bytes)
  // Frames of an animation lie under each other, so the limit counts all of them.
  const read = (pages: boolean) =>
    sharp(bytes, { limitInputPixels: maxPixels, animated: pages && animated }).autoOrient()
  try {
    const image = await store(read(true), format, extension)
    const thumb = await store(
      read(false).resize(thumbSide, thumbSide, { fit: 'cover' }),
      format,
      extension,
    )
    if (image.width <= mediumWidth) return { image, thumb }
    const medium = await store(read(false).resize({ width: mediumWidth }), format, extension)
    return { image, thumb, medium }
  } catch (cause) {
    throw refusal(cause)
  }
}

async function sniff(bytes: Buffer) {
  const metadata = await sharp(bytes, { limitInputPixels: maxPixels, animated: true })
    .metadata()
    .catch((cause) => {
      throw refusal(cause)
    })
  // AVIF comes in HEIF's container; HEIC itself cannot be decoded here.
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format
  const extension = extensions[format]
  if (!extension) throw new RefusedUpload('Unavailable image format', 310)
  return { format, extension, animated: (metadata.pages ?? 1) > 1 && format !== 'tiff' }
}

async function store(image: Sharp, format: string, extension: string): Promise<StoredImage> {
  const { data, info } = await image
    .toFormat(format as 'jpeg', format === 'jpeg' || format === 'webp' ? { quality: 90 } : {})
    .toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return {
    name: `${hash}.${extension}`,
    mime: `image/${format}`,
    extension,
    bytes: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

function refusal(cause: unknown): RefusedUpload {
  if (cause instanceof RefusedUpload) return cause
  const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
  return new RefusedUpload(
    tooLarge ? 'Image is too large - max 40 megapixels' : "Can't get target upload source info",
    310,
  )
}
