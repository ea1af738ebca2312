import type { CodePage } from './code-pages.ts'

/** Letters beyond ASCII of the languages that are written in a page, and signs that all of them use. */
const signs = '€–—’‘“”„…•°²³µ«»®©™½×§· \u00a0'
const languages: Partial<Record<CodePage, string[]>> = {
  'Windows-1252': [
    'äöüÄÖÜß',
    'éèêëàâçîïôùûœæÉÈÊÀÂÇÎÔŒ',
    'áéíóúñüÁÉÍÓÚÑ¿¡ºª',
    'àèéìòùÀÈÉÌÒÙ',
    'ãõáàâéêíóôúçÃÕÁÀÂÉÊÍÓÔÚÇºª',
    'äöåÄÖÅæøÆØé',
  ],
  'Windows-1250': [
    'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
    'áčďéěíňóřšťúůýžäĺľŕôÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĹĽŔÔ',
    'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
    'ăâîşţĂÂÎŞŢ',
    'čćđšžČĆĐŠŽ',
  ],
}

/** How much sense bytes make in a page, at most 1: by what its languages use, and how often. */
export function plausibility(page: CodePage, bytes: Uint8Array, text: string): number {
  const alphabets = languages[page]
  if (alphabets) return latin(text, alphabets) - (page === 'Windows-1252' ? 0 : 0.05)
  if (page === 'Windows-1251') return cyrillic(text)
  const { common, rare } = pairsOf(bytes, page)
  return common + rare === 0 ? -1 : (common - 2 * rare) / (common + rare) - ties[page]!
}

/** What Chinese, Japanese and Korean have in common is taken for the first of these. */
const ties: Partial<Record<CodePage, number>> = {
  GB18030: 0.01,
  'EUC-KR': 0.02,
  'Shift-JIS': 0.01,
  Big5: 0.03,
}

/** Letters of one language, beside letters of ASCII. */
function latin(text: string, alphabets: string[]): number {
  const foreign = [...text].filter((sign) => sign > '\x7f')
  const best = alphabets.map(
    (letters) => foreign.filter((sign) => letters.includes(sign) || signs.includes(sign)).length,
  )
  const runs = (text.match(/[^\0-\x7f\p{P}\p{S}\p{Z}]{3,}/gu) ?? []).join('').length
  return (Math.max(...best) - runs) / Math.max(1, foreign.length)
}

/** Words of small letters, of capitals, or with a capital in front; no letter of the west stands beside one of theirs. */
function cyrillic(text: string): number {
  const foreign = [...text].filter((sign) => sign > '\x7f').length
  const words = text.match(/(?<![A-Za-z])[^\0-\x7f]+(?![A-Za-z])/g) ?? []
  const proper = words.filter((word) =>
    /^([А-ЯЁІЇЄҐ]?[а-яёіїєґ]+|[А-ЯЁІЇЄҐ]+|[№«»–—]+|[А-ЯЁ]?[а-яё]+[№«»–—])$/.test(word),
  )
  return proper.join('').length / Math.max(1, foreign)
}

/** How many signs of two bytes stand where a page has its common ones, and how many elsewhere. */
function pairsOf(bytes: Uint8Array, page: CodePage) {
  const counts = { common: 0, rare: 0 }
  let koreanToo = true
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    if (page === 'Shift-JIS' && lead >= 0xa1 && lead <= 0xdf) {
      counts.rare += 0.5
      continue
    }
    const trail = bytes[at + 1] ?? 0
    koreanToo &&= lead <= 0xc8
    counts[isCommon(page, lead, trail) ? 'common' : 'rare'] += 1
    at += 1
  }
  // the Chinese signs of a longer text are not all in the third of the table where Korean is
  if (page === 'GB18030' && koreanToo && counts.common >= 6) counts.rare += 0.1
  return counts
}

function isCommon(page: CodePage, lead: number, trail: number): boolean {
  const within = (least: number, most: number) => lead >= least && lead <= most
  if (page === 'GB18030') return (within(0xb0, 0xd7) || within(0xa1, 0xa3)) && trail >= 0xa1
  if (page === 'EUC-KR') return within(0xb0, 0xc8) && trail >= 0xa1
  if (page === 'Big5')
    return within(0xa4, 0xc6) && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)
  return within(0x81, 0x83) || within(0x88, 0x97)
}
