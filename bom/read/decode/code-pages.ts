import type { TextEncodingName } from '../../../contract/parts/text-encodings.ts'

/** An encoding that is known to the letter: of UTF-16 also which byte comes first. */
export type CodePage = Exclude<TextEncodingName, 'UTF-16'> | 'UTF-16LE' | 'UTF-16BE'

export const encodingOf = (page: CodePage): TextEncodingName =>
  page === 'UTF-16LE' || page === 'UTF-16BE' ? 'UTF-16' : page

/** What the platform calls a page, where that is not its name in small letters. */
const labels: Partial<Record<CodePage, string>> = { 'Shift-JIS': 'shift_jis' }

export type Decode = (bytes: Uint8Array, isLast: boolean) => string

/** Decodes bytes that come in pieces, the last with `isLast`. What is none of the page's signs becomes U+FFFD. */
export function openPage(page: CodePage): Decode {
  const upper = uppers[page]
  if (upper) return (bytes) => withUpper(bytes, upper)
  const label = labels[page] ?? page.toLowerCase()
  const decoder = new TextDecoder(label, { ignoreBOM: true })
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
}

/**
 * The signs from 0x80 on of pages that platforms do not know, or not all. Windows-1252: 0x80 to 0x9f alone, where it
 * differs from Latin-1, for which some decoders take it. IBM850 has the letters of 437, which came before it, in its
 * places. Sources: WHATWG Encoding; Unicode's tables CP850.TXT and CP852.TXT.
 */
const uppers: Partial<Record<CodePage, string>> = {
  'Windows-1252': '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
  IBM850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  IBM852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

function withUpper(bytes: Uint8Array, upper: string): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return pieces
    .join('')
    .replace(/[\u0080-\u00ff]/g, (mark) => upper[mark.charCodeAt(0) - 0x80] ?? mark)
}
