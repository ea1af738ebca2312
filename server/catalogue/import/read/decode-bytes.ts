/** How the text of a file is written. UTF-16 is known by its mark; windows-1252 is what is left when it is not UTF-8. */
export const encodings = ['utf-8', 'utf-16', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes that are no text. `before` is the text of the same piece that stands before them. */
export class Undecodable extends Error {
  readonly before: string

  constructor(message: string, before = '') {
    super(message)
    this.before = before
  }
}

type Decode = (bytes: Uint8Array, isLast: boolean) => string

const none = new Uint8Array()

/**
 * Decodes bytes that come in pieces, the last one with `isLast`, and leaves the mark at the start out. A file of which
 * some is UTF-8 and some is not is damaged, which a guess would hide: that, and what is no text, throws Undecodable.
 */
export function openDecoder(onEncoding: (encoding: Encoding) => void): Decode {
  let start: Uint8Array = none
  let decode: Decode | undefined
  return (bytes, isLast) => {
    if (decode) return decode(bytes, isLast)
    start = join(start, bytes)
    // the longest mark has three bytes
    if (start.length < 3 && !isLast) return ''
    const [first, second] = start
    if (first === 0xff && second === 0xfe) decode = openUtf16('utf-16le', onEncoding)
    else if (first === 0xfe && second === 0xff) decode = openUtf16('utf-16be', onEncoding)
    else if (isUnmarkedUtf16(start))
      throw new Undecodable('this seems to be UTF-16 without its mark: save the file as UTF-8')
    else decode = openUtf8(onEncoding)
    return decode(start, isLast)
  }
}

/** Of text in a Latin script every other byte is 0 then, which UTF-8 takes for a character. */
const isUnmarkedUtf16 = (start: Uint8Array) =>
  start.filter((byte) => byte === 0).length * 4 > start.length

function openUtf16(name: 'utf-16le' | 'utf-16be', onEncoding: (encoding: Encoding) => void) {
  onEncoding('utf-16')
  const decoder = new TextDecoder(name, { fatal: true })
  return (bytes: Uint8Array, isLast: boolean) => {
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw new Undecodable('this is not UTF-16, as its first bytes say')
    }
  }
}

function openUtf8(onEncoding: (encoding: Encoding) => void): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let cut: Uint8Array = none
  let isAscii = true
  let atStart = true
  let other: Decode | undefined
  return (bytes, isLast) => {
    if (other) return other(bytes, isLast)
    const all = join(cut, bytes)
    const end = isLast ? all.length : endOfCharacters(all)
    try {
      const text = decoder.decode(all.subarray(0, end))
      cut = all.slice(end)
      isAscii &&= !beyondAscii.test(text)
      const marked = atStart && text.startsWith('\ufeff')
      atStart = false
      return marked ? text.slice(1) : text
    } catch {
      other = openWindows1252(all, isAscii)
      onEncoding('windows-1252')
      return other(all, isLast)
    }
  }
}

const beyondAscii = /[\u0080-\uffff]/

/** For a file that is not UTF-8 from this piece on; `isAscii` says whether it could be either until now. */
function openWindows1252(piece: Uint8Array, isAscii: boolean): Decode {
  const text = new TextDecoder('utf-8').decode(piece)
  const before = text.slice(0, text.indexOf('\ufffd'))
  const broken = text.split('\ufffd').length - 1
  const proper = (text.match(/[\u0080-\ufffc]/g) ?? []).length
  if (!piece.some(isNoText) && (!isAscii || proper >= broken))
    throw new Undecodable('this is not UTF-8, as the rest is: save the file as UTF-8', before)
  return (bytes) => {
    if (bytes.some(isNoText))
      throw new Undecodable('this is no text: in a spreadsheet, save the sheet as CSV', before)
    return decodeWindows1252(bytes)
  }
}

/** 0x80 to 0x9f, where it differs from Latin-1, which Node 24 takes it for. Source: WHATWG Encoding, index-windows-1252. */
const differing = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const decodeWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (mark) => differing[mark.charCodeAt(0) - 0x80] ?? mark)

/** What windows-1252 has no character for, and control characters that no text has. */
const isNoText = (byte: number) =>
  (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte)

/** Where the last whole character ends: a piece may end within one. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
