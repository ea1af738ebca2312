import { ReadingFault } from '../limits.ts'

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/**
 * The text of a file without its mark. UTF-16 is known by its mark or by its zeros; what is not UTF-8 is Windows-1252,
 * which spreadsheets of western languages write. Throws ReadingFault for what is no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = wideOf(bytes)
  if (wide) return { text: decode(wide, bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) throw new ReadingFault(noText)
  try {
    return { text: decode('utf-8', bytes), encoding: 'UTF-8' }
  } catch {
    return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' }
  }
}

const noText = 'This is no text file: save the sheet as CSV or XLSX and drop that.'

const decode = (name: string, bytes: Uint8Array) =>
  new TextDecoder(name, { fatal: true }).decode(bytes)

/** Which UTF-16 it is: said by its mark, or shown by a zero in every second of the first bytes. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  if (start.length < 4 || bytes.length % 2 === 1) return null
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const most = start.length * 0.3
  if (zeros[0] === 0 && zeros[1]! > most) return 'utf-16le'
  if (zeros[1] === 0 && zeros[0]! > most) return 'utf-16be'
  return null
}

/** 0x80 to 0x9f, where it differs from Latin-1, for which some decoders take it. Source: WHATWG Encoding. */
const differing = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) {
    const piece = bytes.subarray(at, at + 8_192)
    pieces.push(String.fromCharCode(...piece))
  }
  return pieces
    .join('')
    .replace(/[\u0080-\u009f]/g, (mark) => differing[mark.charCodeAt(0) - 0x80] ?? mark)
}
