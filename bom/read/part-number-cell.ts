import { isMaker } from '../columns/makers.ts'
import { isPartLike } from '../columns/part-like.ts'

/** A part number as it stands in a cell: what to look for, and why that cannot be relied on. */
export type NumberCell = { number: string; spoilt: string | null }

const months =
  'jan|feb|m[aä]r|mrz|apr|ma[iy]|may|jun|jul|aug|sep|okt|oct|nov|dec|dez|fév|avr|ago|ene|abr|set|out|giu|lug|ott|gen|mag|dic|déc|août'
const month = String.raw`(?:${months})[a-zéûä]{0,6}\.?`
const weekday = String.raw`(?:\p{L}{2,10}\.?, +)?`
/** A day, or a month, as spreadsheets of many countries show it. */
const days = [
  String.raw`\d{4}-\d{1,2}-\d{1,2}`,
  String.raw`\d{4}[./]\d{1,2}[./]\d{1,2}\.?`,
  String.raw`\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|[12]\d|3[01])-(?:19|20)\d{2}`,
  String.raw`${weekday}\d{1,2}(?:[-. ]+|\.? de )${month}(?:(?:[-. ,]+| de )\d{2,4})?`,
  String.raw`${weekday}${month}[-. ]+\d{1,4}(?:,? +\d{4})?`,
  String.raw`\d{4} ?[年년] ?\d{1,2} ?[月월](?: ?\d{1,2} ?[日일])?`,
  String.raw`\d{1,2} ?[月월] ?\d{1,2} ?[日일]`,
].join('|')
const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?`
const date = new RegExp(`^(?:(?:${days})(?:(?:T|,? +)${time})?|${time})$`, 'iu')

/** Whether a cell shows a day or a time, and no number of a part or of pieces. */
export const isDate = (text: string) => date.test(text)

/** No part number is longer, and patterns would take their time. */
const longest = 300

/**
 * The part number of a cell. What a spreadsheet did to it is undone where no digit is lost; where digits are lost, and for
 * dates, `spoilt` says so: what was there before cannot be known. Of several numbers in a cell nobody knows which is meant.
 */
export function readPartNumber(cell: string): NumberCell {
  const lines = cell
    .trim()
    .slice(0, longest)
    .replace(/^'+(?=\S)/, '')
  const several = lines
    .split(/\r?\n|\s+(?:or|oder|ou|o|of|lub|или|and|und|\/)\s+|\s*[,;]\s+|\s+[|+&]\s+/i)
    .map((one) => one.trim())
    .filter((one) => isPartLike(one) && one.length > 4)
  const text = lines.replace(/\s+/g, ' ')
  const [, bracketed] = several.length > 1 ? (behindWords.exec(text) ?? []) : []
  if (bracketed && isPartLike(bracketed)) return { number: bracketed, spoilt: null }
  if (several.length > 1)
    return {
      number: text,
      spoilt: `Several numbers stand in this cell: ${several.slice(0, 3).join(', ')}`,
    }
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text)
  if (scientific && /e\+|[.,]/i.test(text)) return writtenOut(text, scientific)
  if (/^\d{4,}[.,]0+$/.test(text)) return { number: text.replace(/[.,]0+$/, ''), spoilt: null }
  if (isDate(text))
    return { number: text, spoilt: `A spreadsheet has made a date of this number: ${text}` }
  return { number: withoutMaker(text), spoilt: null }
}

/** "Samsung MZ-V9P2T0BW" and "P/N MZ-V9P2T0BW" are the number behind. */
function withoutMaker(text: string): string {
  const bare = text.replace(
    /^(?:(?:p\/n|pn|mpn|part (?:no|number)|art\.?-?nr|sku)\s*[.:=#]*|(?:part|item|artikel|article|artículo|articolo|model|modell|modelo|produkt|product|teil|code|codice|código|ref|reference|réf|référence|kód|kod|артикул|型号|型番|品番)\.?\s*(?:no\.?|nr\.?|#)?\s*[:=#]|(?:pos|item|line|position)\.?\s*\d{0,4}\s*:)(?:\s+|(?<==)\s*)/i,
    '',
  )
  const [, before = '', number = ''] =
    /^([\p{L}.& -]+?)(?:\s*[:,]?\s+|\s*[:/|]\s*)(\S+)$/u.exec(bare) ?? []
  if (isMaker(before) && isPartLike(number)) return number
  const [, bracketed, labelled = bracketed ?? ''] = inText.exec(bare) ?? []
  return isPartLike(labelled) ? labelled : bare
}

/** "A fast drive, 2 TB, M.2 (AB-100-KW)": the number in brackets behind words and commas. */
const behindWords = /^(?:\p{L}+[\s-]){2}[^()]*,[^()]*\((?=[^()\s]*\d)([^()\s,;]{6,40})\)$/u

/** "[MZ-V9P2T0BW] Drive" and "Drive, SKU: MZ-V9P2T0BW" name the number among words. */
const inText =
  /^\[([^\s[\]]+)\]\s+\S|(?<=[\s(,;|–-])(?:p\/n|mpn|sku|part (?:no|number)|art\.?-?nr|artikelnummer|artikelnr|réf|référence|herst(?:eller)?\.?-?nr|teilenr|teile-nr|bestell-?nr)(?:\.?\s*[:#]|\.)\s*([^\s,;()]+)(?=[\s,;)]|$)/iu

function writtenOut(text: string, [, whole = '', rest = '', power]: RegExpExecArray): NumberCell {
  const missing = Number(power) - rest.length
  if (missing <= 0 && rest.length === Number(power)) return { number: whole + rest, spoilt: null }
  return {
    number: text,
    spoilt: `A spreadsheet has shortened this number to ${text}: its last digits are lost`,
  }
}
