/** Signs that are a number by themselves, which nothing has: "½", "²", "①". */
const selfNumbers = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218f\u2460-\u24ff]/g
/** Written beside a word, or not seen at all. */
const unmeant = /[™®©℠\u200b-\u200f\u2060\ufeff]/g
const marks = /[\u0300-\u036f]/g
const typeset: Record<string, string> = {
  '×': 'x',
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
  '‟': '"',
}

/** What stands between words, as `plain_words` of the database has it. Any other sign belongs to a word. */
const between =
  '\\x00-/:-@\\[-`{-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\ufe00-\\ufe0f'
/** A number keeps its decimals and its thousands: "3,84", "1,299.00". */
const word = new RegExp(
  `[0-9]+(?:[.,][0-9]+)+[^${between}]*|[^${between}]+(?:(?<=[0-9])\\.[0-9][^${between}]*)?`,
  'g',
)

/** So many words of a text are looked at. */
const wordsUpTo = 40

/** A word of a search: as it was typed, as parts have it, what stands before it, and whether that is no gap. */
export type Token = { text: string; word: string; before: string; isJoined: boolean }

/** Small letters without accents, as `plain_text` of the database makes them. */
export const plainText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(marks, '').toLowerCase()

/** Without quotation marks around words: those behind a number that stands alone are inches. */
const unquoted = (text: string) => text.replace(/(^|[\s(,;])["“”„‟«]([^"“”„‟«»]*)["“”„‟»]/g, '$1$2')

/** The words of a search one after the other, and what stands behind the last. */
export function tokensOf(text: string): { tokens: Token[]; after: string } {
  const shown = unquoted(text)
    .replace(selfNumbers, ' ')
    .replace(unmeant, '')
    .replace(/[×″”“„‟]/g, (sign) => typeset[sign] ?? sign)
    .normalize('NFKC')
  const tokens: Token[] = []
  let end = 0
  for (const match of shown.matchAll(word)) {
    if (tokens.length === wordsUpTo) break
    const plain = plainText(decimal(match[0]))
    // accents without a letter are no word: they stand between others
    if (plain === '') continue
    const before = shown.slice(end, match.index)
    end = match.index + match[0].length
    const isJoined = tokens.length > 0 && /^[-._/·]$/.test(before)
    tokens.push(...unglued({ text: match[0], word: plain, before, isJoined }))
  }
  return { tokens, after: shown.slice(end) }
}

const kinds = 'g?ddr[2-7]x?|ssd|hdd|nvme|ram|vram|ecc|kit|(?:so|u|r|lr)?dimm|sata|sas'
const sized = new RegExp(`^(\\d+(?:\\.\\d+)?(?:tb|gb|mhz))(${kinds})s?$`)
const kinded = /^(ddr[2-5]|ssd|hdd|nvme)(\d{1,4}(?:gb|tb))$/

/** "32gbddr5", "1TBSSD": a size and its kind in one word are two. */
function unglued(token: Token): Token[] {
  const first = (sized.exec(token.word) ?? kinded.exec(token.word))?.[1]
  if (first === undefined || token.text.length !== token.word.length) return [token]
  const cut = (from: number, until?: number) => ({
    text: token.text.slice(from, until),
    word: token.word.slice(from, until),
  })
  return [
    { ...token, ...cut(0, first.length) },
    { ...cut(first.length), before: '', isJoined: false },
  ]
}

/** "3,84" → "3.84", "1,299.00" → "1299.00", "1.299,00" → "1299.00". */
export function decimal(text: string): string {
  if (!/^\d+[.,]\d/.test(text)) return text
  if (/^\d{1,3}(,\d{3})+(\.\d+)?(?!\d)/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d+/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text.replace(/(\d),(?=\d)/g, '$1.')
}

/** "1.000" is a thousand where no thousandths are written. */
export const withoutPoints = (text: string): string =>
  /^[1-9]\d{0,2}(\.\d{3})+(?!\d)/.test(text) ? text.replace(/\.(?=\d{3})/g, '') : text

/** The key by which phrases are compared, however they are spaced: "Main-Board" is mainboard. */
export const phraseKey = (text: string): string =>
  tokensOf(text)
    .tokens.map((token) => token.word)
    .join('')

/** Letters and digits of a text, one behind the other. */
export const segmentsOf = (text: string): string[] =>
  tokensOf(text).tokens.map((token) => token.word)
