import { Readable } from 'node:stream'
import { crc32, createDeflate } from 'node:zlib'
import { plain } from '../upload.fixture.ts'

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** So many zeros after a head, packed piece by piece: what a test makes must not hide what the shop takes. */
async function packZeros(length: number, head = Buffer.alloc(0)): Promise<Buffer> {
  const piece = Buffer.alloc(1_000_000)
  const pieces = function* () {
    yield head
    for (let left = length; left > 0; left -= piece.length) yield piece.subarray(0, left)
  }
  const packed: Buffer[] = []
  for await (const chunk of Readable.from(pieces()).pipe(createDeflate({ level: 9 })))
    packed.push(chunk)
  return Buffer.concat(packed)
}

/** A whole and valid PNG of one colour, `side` pixels square, at a bit a pixel: 30,000 are 110 kB. */
export async function squarePng(side: number, more: Buffer[] = []): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', await packZeros((1 + Math.ceil(side / 8)) * side)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG whose colour profile unpacks to that many megabytes. */
export async function pngWithProfile(megabytes: number): Promise<Buffer> {
  const size = megabytes * 1_000_000
  const head = Buffer.alloc(128)
  head.writeUInt32BE(size)
  head.write('acsp', 36)
  const profile = await packZeros(size - head.length, head)
  return await squarePng(64, [pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), profile]))])
}

/** A JPEG with as large a profile as its segments can hold and an EXIF block beside it: some 10 MB. */
export async function jpegWithProfile(): Promise<Buffer> {
  const jpeg = await plain(64, 64).jpeg().toBuffer()
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const count = 160
  const profile = Array.from({ length: count }, (_, i) =>
    segment(
      0xe2,
      Buffer.concat([
        Buffer.from('ICC_PROFILE\0'),
        Buffer.from([i + 1, count]),
        Buffer.alloc(65_000),
      ]),
    ),
  )
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*'), Buffer.alloc(65_000, 1)]))
  return Buffer.concat([jpeg.subarray(0, 2), exif, ...profile, jpeg.subarray(2)])
}

/** An animation of that many frames on a canvas of 2000 × 2000, 23 bytes a frame. */
export function animation(frames: number): Buffer {
  const screen = [0xd0, 0x07, 0xd0, 0x07, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, 0x4c, 1, 0],
  ])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from(screen), ...all, Buffer.from([0x3b])])
}

/** An AVIF of many pixels whose container claims that it is 100 × 100. */
export async function lyingAvif(): Promise<Buffer> {
  const avif = await plain(4000, 4000).avif({ effort: 0, quality: 1 }).toBuffer()
  const size = avif.indexOf('ispe')
  avif.writeUInt32BE(100, size + 8)
  avif.writeUInt32BE(100, size + 12)
  return avif
}
