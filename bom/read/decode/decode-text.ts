import type { TextEncodingName } from '../../../contract/parts/text-encodings.ts'
import { ReadingFault } from '../../limits.ts'
import { type CodePage, type Decode, encodingOf, openPage } from './code-pages.ts'
import { guessPage } from './guess-page.ts'

/** Why an encoding that was guessed is not sure: another makes as much sense of the bytes, or none makes any. */
export type PageDoubt = { rival: CodePage } | 'unknown'

/** So many bytes behind the first that is no ASCII tell the code page. */
const looksAt = 65_536
const headBytes = 2_000
const none = new Uint8Array()

/**
 * Decodes the bytes of a text that come in pieces, the last with `isLast`, and leaves its mark out. UTF-16 is known by
 * its mark or by its zeros, UTF-8 by itself, older code pages by what makes sense; `given` says which it is. What could
 * not be decoded is U+FFFD in the text. `onPage` hears what it is once that is known, and why that is not sure. Throws
 * ReadingFault for what is no text.
 */
export function openDecoder(
  onPage: (page: CodePage, doubt: PageDoubt | null) => void,
  given?: TextEncodingName,
): Decode {
  let held: Uint8Array = none
  let decode: Decode | null = null
  let isStart = true
  // what the columns are called tells the language
  let head: Uint8Array = none
  const begin = (page: CodePage, doubt: PageDoubt | null = null) => {
    onPage(page, doubt)
    decode = openPage(page)
  }
  return (bytes, isLast) => {
    if (!decode && head.length < headBytes) head = joined(head, bytes.subarray(0, headBytes))
    held = joined(held, bytes)
    if (!decode && held.length < 4 && !isLast) return ''
    if (isStart && !decode) {
      const wide = given && given !== 'UTF-16' ? null : wideOf(held)
      if (wide) begin(wide)
      else if (given) begin(given === 'UTF-16' ? 'UTF-16LE' : given)
    }
    if (!decode) {
      if (held.includes(0)) throw new ReadingFault(noText)
      const at = held.findIndex((byte) => byte > 0x7f)
      const end = at < 0 ? held.length : at
      if (at >= 0 && (isLast || held.length - at >= looksAt)) {
        const found = guessPage(held.subarray(at < 200 ? 0 : lineStart(held, at)), isLast, head)
        if (found.page !== 'UTF-8' && held.some(isControl)) throw new ReadingFault(noText)
        begin(found.page, found.isSensible ? found.rival && { rival: found.rival } : 'unknown')
      } else {
        const ascii = openPage('UTF-8')(held.subarray(0, end), true)
        held = held.slice(end)
        isStart &&= ascii === ''
        if (isLast) onPage('UTF-8', null)
        return ascii
      }
    }
    const all = held
    held = none
    const text = decode!(all, isLast)
    const marked = isStart && text.startsWith('\ufeff')
    isStart &&= text === ''
    return marked ? text.slice(1) : text
  }
}

/** The text of whole bytes. `damaged`: how many signs could not be decoded; `doubt`: of its encoding. Throws ReadingFault. */
export function decodeText(
  bytes: Uint8Array,
  given?: TextEncodingName,
): {
  text: string
  encoding: TextEncodingName
  damaged: number
  doubt: PageDoubt | null
} {
  let found: { page: CodePage; doubt: PageDoubt | null } = { page: 'UTF-8', doubt: null }
  const text = openDecoder((page, doubt) => {
    found = { page, doubt }
  }, given)(withoutPadding(bytes), true)
  const { page, doubt } = found
  return { text, encoding: encodingOf(page), damaged: text.split('\ufffd').length - 1, doubt }
}

/** Without the zeros that fill a file's last block, where no others are. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1
  return bytes.indexOf(0) === end ? bytes.subarray(0, end) : bytes
}

const noText = 'This is no text file: save the sheet as CSV or XLSX and drop that.'

/** Signs that no text has; the end of file of DOS is none of them. */
const isControl = (byte: number) =>
  (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1a) || byte === 0x7f

/** Which UTF-16 it is: said by its mark, or shown by a zero in every second of the first bytes. */
function wideOf(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  const start = bytes.subarray(0, 400 - (bytes.length % 2))
  if (start.length < 4) return null
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const most = start.length * 0.15
  if (zeros[0] === 0 && zeros[1]! > most) return 'UTF-16LE'
  if (zeros[1] === 0 && zeros[0]! > most) return 'UTF-16BE'
  return null
}

function lineStart(bytes: Uint8Array, at: number): number {
  let start = at
  while (start > 0 && bytes[start - 1] !== 0x0a && at - start < 400) start -= 1
  return start
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
