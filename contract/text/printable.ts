/**
 * What documents can print, first and last in hexadecimal: what DejaVu Sans Condensed has, regular and bold, of Latin,
 * Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and signs; Devanagari and Thai of Noto Sans; kana, Bopomofo, Han
 * characters and Hangul of Source Han Sans.
 */
const printable =
  `20-7e a0-ac ae-2e9 2ec-2ee 2f3 2f7 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-482 48a-525
531-556 559-55f 561-587 589-58a 5b0-5c3 5c6-5c7 5d0-5ea 5f0-5f4 606-607 609-60a 60c 615 61b 61f 621-63a 640-655 657
65a 660-670 674 679-6bf 6c6-6c8 6cb-6cc 6ce 6d0 6d5 6f0-6f9 900-957 960-97f e01-e3a e3f-e5b
10a0-10c5 10d0-10fc 1e00-1efb 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57
1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2010-2027 2030-205e
2070-2071 2074-208e 2090-209c 20a0-20b5 20b8-20ba 20bd 2100-2109 210b-2149 214b 214e 2150-2185 2189 2190-2311
2318-2319 231c-2321 2324-2328 2460-2469 2500-269c 2701-2704 2706-2709 270c-2727 2729-274b 27e0 27e6-27eb 27f0-27ff
2a7d-2aa0 2c60-2c77 2c79-2c7f 3001-303f 3041-3096 309d-309f 30a1-30ff 3105-312f 31a0-31bb 31f0-321e 3220-332b
332d-33ff 4e00-9fef ac00-d7a3 fa0e-fa0f fa11 fa13-fa14 fa1f fa21 fa23-fa24 fa27-fa29 fb00-fb06`
    .split(/\s/)
    .map((range) => {
      const [first = Number.NaN, last = first] = range
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return { first, last }
    })

export function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return printable.some(({ first, last }) => first <= code && code <= last)
}

/**
 * A text as documents print it, on one line: what no font of ours has becomes the nearest, and what has no near one becomes
 * "?", so that nothing vanishes unseen.
 */
export const printed = (text: string): string =>
  isAscii(text) ? text : Array.from(flatten(text), printedAs).join('')

/** Nearly all are words of it with a space between, which stay as they are. */
const isAscii = (text: string) => /^[!-~]*(?: [!-~]+)*$/.test(text)

/** What of a text documents cannot print, each run of it once: ["😀"]; empty for nearly everybody. */
export function unprintable(text: string): string[] {
  const runs: string[] = []
  let run = ''
  for (const character of flatten(text)) {
    const isLost = character !== '?' && printedAs(character).includes('?')
    if (isLost || (run !== '' && isMark(character))) run += character
    else if (run !== '') {
      runs.push(run)
      run = ''
    }
  }
  return [...new Set(run === '' ? runs : [...runs, run])]
}

const isJoiner = (character: string) => character === '\u200c' || character === '\u200d'

const isMark = (character: string) => /\p{M}/u.test(character)

/** Marks that are not seen, but those between letters of Arabic and Devanagari by which these join or do not. */
const unseen = /(?!(?<=[\u0621-\u06d5\u0900-\u097f])[\u200c\u200d])\p{Cf}/gu

const flatten = (text: string) =>
  text
    .trim()
    .split(/[\r\n\u2028\u2029]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(unseen, '')
    .trim()
    .normalize('NFC')

function printedAs(character: string): string {
  if (isPrintable(character) || isJoiner(character)) return character
  if (isMark(character)) return ''
  const parts = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(parts, (part) => (isPrintable(part) ? part : '?')).join('')
}
