/** The marks of windows-1252 beyond Latin-1, which the fonts built into every PDF reader also have. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/** Letters with a stroke or without a dot, which Unicode does not take apart. */
const undivided: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ı: 'i',
}

const isDrawable = (character: string) =>
  /^[\x20-\x7e\xa0-\xff]$/.test(character) || beyondLatin1.includes(character)

/**
 * A text as the built-in fonts can draw it, on one line: letters that they lack become the nearest Latin ones, and what
 * has none becomes "?", so that nothing vanishes unseen.
 */
export function drawable(text: string): string {
  const flat = text
    .trim()
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ', ')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
  return Array.from(flat, drawCharacter).join('')
}

function drawCharacter(character: string): string {
  if (isDrawable(character)) return character
  if (/\p{M}/u.test(character)) return ''
  const parts = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(parts, (part) => (isDrawable(part) ? part : (undivided[part] ?? '?'))).join('')
}
