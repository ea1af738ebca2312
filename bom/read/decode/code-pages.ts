import type { TextEncodingName } from '../../../contract/parts/text-encodings.ts'

/** An encoding that is known to the letter: of UTF-16 also which byte comes first. */
export type CodePage = Exclude<TextEncodingName, 'UTF-16'> | 'UTF-16LE' | 'UTF-16BE'

export const encodingOf = (page: CodePage): TextEncodingName =>
  page === 'UTF-16LE' || page === 'UTF-16BE' ? 'UTF-16' : page

const labels: Record<CodePage, string> = {
  'UTF-8': 'utf-8',
  'UTF-16LE': 'utf-16le',
  'UTF-16BE': 'utf-16be',
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'Windows-1252': 'windows-1252',
  GB18030: 'gb18030',
  Big5: 'big5',
  'Shift-JIS': 'shift_jis',
  'EUC-KR': 'euc-kr',
}

export type Decode = (bytes: Uint8Array, isLast: boolean) => string

/** Decodes bytes that come in pieces, the last with `isLast`. What is none of the page's signs becomes U+FFFD. */
export function openPage(page: CodePage): Decode {
  if (page === 'Windows-1252') return decodeWindows1252
  const decoder = new TextDecoder(labels[page], { ignoreBOM: true })
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
}

/** 0x80 to 0x9f, where it differs from Latin-1, for which some decoders take it. Source: WHATWG Encoding. */
const differing = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return pieces
    .join('')
    .replace(/[\u0080-\u009f]/g, (mark) => differing[mark.charCodeAt(0) - 0x80] ?? mark)
}
