import type { Subset } from 'fontkit'

/** A TrueType font, read as far as glyphs are cut out of it. */
export type TrueType = {
  /** Tag → the table's bytes. */
  tables: Map<string, Buffer>
  isLongLoca: boolean
  measuredGlyphs: number
  /** Those that were cut out before. */
  outlines: Map<number, Buffer>
}

/** Source for this and what follows: OpenType 1.9.1, the tables head, hhea, hmtx, loca and glyf. */
export function readTrueType(bytes: Buffer): TrueType {
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    const [offset, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    tables.set(bytes.toString('latin1', at, at + 4), bytes.subarray(offset, offset + length))
  }
  const isLongLoca = tables.get('head')!.readInt16BE(50) === 1
  const measuredGlyphs = tables.get('hhea')!.readUInt16BE(34)
  return { tables, isLongLoca, measuredGlyphs, outlines: new Map() }
}

/** As many numbers as there are glyphs: what is more by it is the same glyph once more. */
export const anotherOf = 0x10000

/**
 * Cuts glyphs out of a font as the bytes that a PDF embeds. One may be there several times, since a PDF says of each glyph
 * which letters it is. Instructions for screens with few dots are left out: readers of PDFs do not follow them, and they are
 * a third of the bytes. The reader of fonts cuts, too, but decodes every outline on the way: 6 ms a font and document,
 * where this takes 0.2.
 */
export function cutTrueType(font: TrueType): Subset {
  const glyphs = [0]
  const places = new Map([[0, 0]])
  const includeGlyph = (id: number) => {
    const known = places.get(id)
    if (known !== undefined) return known
    places.set(id, glyphs.length)
    return glyphs.push(id) - 1
  }
  return { includeGlyph, encode: () => encode(font, glyphs, includeGlyph) }
}

function encode(font: TrueType, glyphs: number[], includeGlyph: (id: number) => number) {
  const outlines: Buffer[] = []
  // grows by the parts of composed glyphs
  for (let at = 0; at < glyphs.length; at += 1)
    outlines.push(withParts(outlineOf(font, glyphs[at]! % anotherOf), includeGlyph))
  const table = (tag: string) => Buffer.from(font.tables.get(tag) ?? [])
  const loca = Buffer.alloc((outlines.length + 1) * 4)
  let end = 0
  outlines.forEach(({ length }, at) => {
    end += length
    loca.writeUInt32BE(end, at * 4 + 4)
  })
  const head = table('head')
  head.writeUInt32BE(0, 8)
  head.writeInt16BE(1, 50)
  const hhea = table('hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = table('maxp')
  maxp.writeUInt16BE(glyphs.length, 4)
  return assemble([
    ['glyf', Buffer.concat(outlines)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', Buffer.concat(glyphs.map((id) => metricOf(font, id % anotherOf)))],
    ['loca', loca],
    ['maxp', maxp],
  ])
}

/** A glyph's outline without its instructions, padded to a multiple of four bytes. */
function outlineOf(font: TrueType, id: number): Buffer {
  let outline = font.outlines.get(id)
  if (!outline) {
    const loca = font.tables.get('loca')!
    const [from, to] = [id, id + 1].map((at) =>
      font.isLongLoca ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2,
    )
    outline = withoutInstructions(font.tables.get('glyf')!.subarray(from, to))
    font.outlines.set(id, outline)
  }
  return outline
}

function withoutInstructions(outline: Buffer): Buffer {
  if (outline.length === 0) return outline
  const contours = outline.readInt16BE(0)
  if (contours < 0) {
    const parts = Buffer.from(outline)
    const ends = partsOf(parts).map(({ at, end }) => {
      parts.writeUInt16BE(parts.readUInt16BE(at) & ~hasInstructions, at)
      return end
    })
    return padded(parts.subarray(0, ends.at(-1)))
  }
  const at = 10 + contours * 2
  const rest = outline.subarray(at + 2 + outline.readUInt16BE(at))
  return padded(Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), rest]))
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

const [hasWords, hasScale, hasMore, hasTwoScales] = [0x1, 0x8, 0x20, 0x40]
const [hasMatrix, hasInstructions] = [0x80, 0x100]

/** Where the parts of a composed glyph stand in its outline. */
function partsOf(outline: Buffer): { at: number; end: number }[] {
  const parts: { at: number; end: number }[] = []
  let flags = hasMore
  for (let at = 10; flags & hasMore; ) {
    flags = outline.readUInt16BE(at)
    let end = at + (flags & hasWords ? 8 : 6)
    if (flags & hasScale) end += 2
    else if (flags & hasTwoScales) end += 4
    else if (flags & hasMatrix) end += 8
    parts.push({ at, end })
    at = end
  }
  return parts
}

/** The outline of a composed glyph with the numbers that its parts have among what is cut. */
function withParts(outline: Buffer, includeGlyph: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const own = Buffer.from(outline)
  for (const { at } of partsOf(own))
    own.writeUInt16BE(includeGlyph(own.readUInt16BE(at + 2)), at + 2)
  return own
}

/** Advance and left bearing; glyphs after the last that has an advance of its own have that one's. */
function metricOf({ tables, measuredGlyphs }: TrueType, id: number): Buffer {
  const hmtx = tables.get('hmtx')!
  if (id < measuredGlyphs) return hmtx.subarray(id * 4, id * 4 + 4)
  const bearing = measuredGlyphs * 4 + (id - measuredGlyphs) * 2
  const last = (measuredGlyphs - 1) * 4
  return Buffer.concat([hmtx.subarray(last, last + 2), hmtx.subarray(bearing, bearing + 2)])
}

/** A font file of tables, which come sorted by their tags. `flavor`: of what kind its outlines are. */
export function assemble(tables: [tag: string, bytes: Buffer][], flavor = 0x10000): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((tables.length - power) * 16, 10)
  let offset = directory.length
  const parts = tables.map(([tag, bytes], at) => {
    const whole = padded(bytes)
    const record = 12 + at * 16
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(checksumOf(whole), record + 4)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(bytes.length, record + 12)
    offset += whole.length
    return whole
  })
  return Buffer.concat([directory, ...parts])
}

function checksumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
