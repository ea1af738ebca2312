export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

const avifBrands = ['avif', 'avis']

/**
 * What kind of picture the bytes begin as, whatever their name or declared type says; null for all that no decoder
 * shall ever see (SVG, HTML, PDF, TIFF, …). Signatures: WHATWG MIME Sniffing 6.1, AVIF 1.1 section 6.
 */
export function sniff(bytes: Uint8Array): Format | null {
  const begins = (text: string, at = 0) => asText(bytes, at, text.length) === text
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('GIF87a') || begins('GIF89a')) return 'gif'
  if (begins('RIFF') && begins('WEBPVP8', 8)) return 'webp'
  if (begins('ftyp', 4) && brands(bytes).some((brand) => avifBrands.includes(brand))) return 'avif'
  return null
}

/** The brands of an ISO base media file: the major one and, after its version, the compatible ones. */
function brands(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const end = Math.min(size, bytes.length, 256)
  const found = [asText(bytes, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(asText(bytes, at, 4))
  return found
}

const asText = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
