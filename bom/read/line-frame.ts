import { halfWidth } from '../../contract/text/half-width.ts'
import { worded } from './forms/markdown.ts'
import { withoutAmounts } from './without-amounts.ts'

const make = (text: string) => new RegExp(text, 'iu')

/** What a line costs, behind its number. */
const price = String.raw`(?:(?:\p{Sc}|us\$|(?<!\p{L})(?:eur|usd|gbp|chf|pln|cny|rmb)(?!\p{L}))\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:\p{Sc}|eur|usd|gbp|chf|pln|kr|zł)(?![\p{L}]))`
const tails = [
  make(String.raw`\s*=\s*${price}\s*(?:total|gesamt|netto|net)?$`),
  make(
    String.raw`\s*[-–,;(|]*\s*(?:@|(?<![\p{L}\p{N}])(?:at|à|á|je|zu(?: je)?|ab|from|for|für|a)\s)\s*${price}.*$`,
  ),
  make(
    String.raw`\s*(?:[-–;(|]|(?<!\d),|,(?=\s))+\s*(?:(?:target|ziel|unit|list|net|max)?[ -]?(?:price|preis)?\s*[:=]?\s*)?${price}[^,;|]*$`,
  ),
  make(String.raw`\s+${price}\s*(?:each|ea|per \p{L}+|\/\s?\p{L}+)?\)?$`),
]
const bareTail = /\s*@\s*\d[\d.,'’]*.*$/u
const asking =
  /^(?:(?:we|i|please|pls|kindly|need|want|order|send|quote|require|would like|to|us|me|also|and|buy|bitte|wir|brauchen|benötigen|bestellen|plus|und|noch|sowie|dazu|außerdem|then|et|puis|además|también|inoltre|anche|oraz|także|еще|ещё|и)\s+)+(?=[\d(])/iu

/** "ABC - 24 - 12.50": a price behind a number of pieces, which has no cents. */
const dashedPrice =
  /^(.+\s[-–—]+\s+\d{1,5}(?:\s*\p{L}{1,5}\.?)?)\s+[-–—]+\s+\p{Sc}?\d[\d.,]*[.,]\d{2}$/u

/** What says that a line may be left out, behind it. */
const leftOut = /\s*[([,–-]\s*(?:optional|optionnel|opcional|opzionale|optioneel)\s*[)\]]?$/iu

/** What is said to people behind a line. */
const courtesy =
  /(?:\s*[,–-]?\s+(?:pls|plz|please|bitte|thanks|thank you|thx|danke|merci|svp|s\.v\.p\.|por favor|gracias|grazie|per favore|graag|obrigado|proszę|tack|:[a-z0-9_+-]{1,30}:|\p{Extended_Pictographic}\ufe0f?)[.!]*)+$/iu

/** What is noted behind a line: "# for the lab". */
const asideNote = /\s+(?:#|\/\/)\s+([^\d#]{2,60})$/u
/** The note behind a line; '' where there is none. */
export const notedBehind = (line: string) => asideNote.exec(line)?.[1]?.trim() ?? ''

/** Without signs that count or name the line, and without what it costs. */
export function withoutFrame(line: string): { text: string; behind: string } {
  let text = worded(
    halfWidth(line)
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      .trim(),
  )
  text = text
    .replace(/^(?:>\s*)+/, '')
    .replace(/^[-*•+]\s+\[ ?\]\s+(?=\S)/u, '')
    .replace(
      /^(?:[-*•·‣▪–—+#]|--|\/\/|\d{1,3}[.)]|[a-z][.)]|\((?:[ivx]{1,4}|[a-z])\)|\[[x ]?\])\s+(?=\S)/iu,
      '',
    )
    // what no word begins with needs no blank behind it
    .replace(/^(?:--|#|\/\/)(?=\d{1,6}\s?[x×]?\s)/u, '')
    .replace(/^(?:[•‣▪・●○◦■□◆◇►➤※①-⑳]|\d{1,3}、)\s*(?=\S)/u, '')
    .replace(/、\s*/g, ', ')
  text = text.replace(
    /^(?:pos(?:ition)?|item|line|zeile|artikel|part|parts|teil|article|product|produkt|model|nr\.|no\.|n°|№)\.?\s*(?:no|nr|number)?\.?\s*#?(?:\d{0,4}\s*[:.)]|\d{1,4}\s+[-–—])\s+/iu,
    '',
  )
  text = text.replace(/^(?:pos(?:ition)?|item|zeile|line)\.?\s*\d{1,4}(?:\s{2,}|\t)(?=\S)/iu, '')
  text = text.replace(
    /^(?:po|order|bestellung|auftrag)\s*#?\d{2,10}\s+(?:item|pos|line|zeile)\.?\s*\d{1,4}\s*:\s+/iu,
    '',
  )
  text = text.replace(/^(?:p\/n|pn|mpn|sku|part\s?#)\s*[:#.]?\s+(?=\S)/iu, '')
  text = text
    .replace(/^\p{L}[\p{L} /&-]{1,28}(?::\s+(?=.*\d)|\s=\s+(?=\d{1,6}\s*[x×]\s))/u, '')
    .replace(asking, '')
  text = text.replace(courtesy, '').replace(leftOut, '').replace(asideNote, '')
  if (/[.,]\d{2}$/.test(text)) text = text.replace(dashedPrice, '$1')
  for (const tail of tails) {
    const cut = text.replace(tail, '')
    if (/[\p{L}\p{N}]/u.test(cut)) text = cut
  }
  text = withoutAmounts(text)
  const behind = bareTail.exec(text)?.[0] ?? ''
  const cut = text.slice(0, text.length - behind.length)
  // a number alone before the sign leaves the part behind it
  const isCut = behind !== '' && /\p{L}|\d-|\d{6,}/u.test(cut)
  return { text: (isCut ? cut : text).trim(), behind: isCut ? behind.trim() : '' }
}
