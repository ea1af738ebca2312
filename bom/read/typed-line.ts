import { isPartLike } from '../columns/part-like.ts'
import { withoutFrame } from './line-frame.ts'
import { pieceWord } from './units.ts'

/** `whole`: what else the number may be, where a sign in it was taken for a times sign. */
export type TypedLine = { number: string; quantity: string; whole: string | null }

const count = String.raw`(?:[1-9]\d{0,2}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?|(?!0\d)\d+(?:[.,]\d+)?k?)`
const units = String.raw`(?:${pieceWord})\.?`
const pieces = String.raw`${count}(?:\s*${units})?`
const said =
  "(?:qty|quantity|q'ty|menge|anzahl|stückzahl|qté|quantité|cant|cantidad|quantità|aantal|ilość|кол-?во|количество|数量|要|需要?)"
const make = (text: string) => new RegExp(text, 'iu')

type Shape = [pattern: RegExp, order: 'number' | 'quantity', isTight?: true]
const shapes: Shape[] = [
  // 24x ABC, 24 × ABC, 24 pcs x ABC
  [make(String.raw`^(${pieces})\s*[x×*]\s+(.+)$`), 'quantity'],
  // ABC qty 24, ABC (Qty: 24), qty 24 ABC
  [make(String.raw`^(.+?)[\s,;:|(\[–-]+${said}\.?\s*[:=]?\s*(${pieces})\s*[)\]]?$`), 'number'],
  [
    make(String.raw`^${said}\.?\s*[:=]?\s*(${pieces})(?:\s*[,;:|–-]\s+|\s+)(?:of\s+)?(.+)$`),
    'quantity',
  ],
  // ABC (pcs: 24)
  [
    make(
      String.raw`^(.+?)[\s,;|(\[]+(?:pcs|pieces|stücke?|stck|stk|pièces|pcs|unidades|uds|pezzi|pz|stuks?|szt|sztuk|шт)\.?\s*[:=]\s*(${count})\s*[)\]]?$`,
    ),
    'number',
  ],
  // ABC qty 24 price 149 total 3576
  [
    make(
      String.raw`^(.+?)[\s,;:|(]+${said}\.?\s*[:=]?\s*(${pieces})[\s,;|]+(?:(?:unit\s+)?(?:price|total|stock|preis|gesamt|prix|precio|prezzo|totale|prijs|cena|цена|всего)\b.*|@.*|\p{Sc}.*)$`,
    ),
    'number',
  ],
  // ABC, 24   ABC; 24 pcs   ABC = 24
  [make(String.raw`^(.+?)\s*[,;|:=\t]\s*[x×]?\s*(${pieces})$`), 'number'],
  // ABC ..... 24, ABC -> 24, ABC - 24
  [make(String.raw`^(.+?)\s*(?:\.{2,}|…+|_{2,}|-+>|=+>|→|⇒|➜|➔)\s*[x×]?\s*(${pieces})$`), 'number'],
  [make(String.raw`^(.+?)\s+[-–—]+\s+[x×]?\s*(${pieces})\s*[x×]?$`), 'number'],
  // 24 - ABC, 24: ABC
  [make(String.raw`^(${pieces})\s*(?:[-–—]+>?|→|:|=)\s+(.+)$`), 'quantity'],
  // ABC (24), ABC [24 pcs]
  [make(String.raw`^(.+?)\s*[([{]\s*[x×]?\s*(${pieces})\s*[x×]?\s*[)\]}]?$`), 'number'],
  [make(String.raw`^[([]\s*(?:[x×]\s*)?(${pieces})\s*[x×]\s*[)\]]\s*(.+)$`), 'quantity'],
  [make(String.raw`^\[\s*[x×]?\s*(${pieces})\s*\]\s*(.+)$`), 'quantity'],
  // (24) ABC counts lines as often as pieces
  [/^(\(\d+\))\s*(.+)$/u, 'quantity'],
  // ABC x24, ABC × 24
  [make(String.raw`^(.+?)\s+[x×*]\s*(${pieces})$`), 'number'],
  // ABC n. 24, ABC rev 2 24 pcs
  [make(String.raw`^(\S+)\s+n\.\s*(${pieces})$`), 'number'],
  [
    make(
      String.raw`^(\S*\d\S*)\s+(?:rev(?:ision)?|ver(?:sion)?|v)\.?\s?\w{1,3}\s+(${count}\s*${units})$`,
    ),
    'number',
  ],
  // ABC 24x
  [make(String.raw`^(.+?\S)\s+(${count})\s*[x×]$`), 'number'],
  // 24xABC, ABC×24
  [/^(\d{1,6})[x×*](?=[\p{L}\p{N}])(.+)$/u, 'quantity', true],
  // 24XABC-100, but not 7800X3D
  [/^(\d{1,5})X(?=\S*\p{L})(?=\S*\d)(\S{5,})$/u, 'quantity', true],
  [/^(\S*[\p{L}\p{N}])[x×*](\d{1,6})$/u, 'number', true],
  // 24 pcs ABC, ABC 24 pcs
  [make(String.raw`^(${count}\s*${units})\s+(?:of\s+|von\s+|de\s+)?(.+)$`), 'quantity'],
  [make(String.raw`^(.*?\S)\s+(${count}\s*${units})$`), 'number'],
]

/** Behind a number these make it a measure. */
const measured =
  /^(?:[kmgt]i?b|[kmg]?hz|[mk]?[wva]|[mck]?m|in|inch|zoll|rpm|pins?|ports?|bit|cores?|core|x|ft|u|st|nd|rd|th|gen|tb\/s)\b/iu

/**
 * A line as people type it: a number and how many, in either order; '' where it does not say how many. Bullets,
 * positions, labels in front and prices behind are none of it.
 */
export function readTypedLine(line: string): TypedLine {
  // a paragraph is no line, and patterns would take their time
  if (line.length > longest)
    return { number: line.trim().slice(0, longest), quantity: '', whole: null }
  const before = known.get(line)
  if (before) return before
  const read = readAnew(line)
  // a list is read anew with each choice that its buyer takes
  if (known.size > 20_000) known.clear()
  known.set(line, read)
  return read
}

const alone = make(String.raw`^(?:${said}\.?\s*[:=]?\s*${pieces}|${count}\s*${units})$`)

/** Whether a line says how many, and not of what: "Qty: 24" below the name of a part. */
export const isCountAlone = (line: string) => line.length < 40 && alone.test(line.trim())

const longest = 300
const known = new Map<string, TypedLine>()

function readAnew(line: string): TypedLine {
  const { text, behind } = withoutFrame(line)
  const read = pricedAlone(readFramed(text), text)
  // behind an @ without a currency stands a price, or a quantity
  return read.quantity === '' && behind !== '' ? { ...read, quantity: behind } : read
}

/** "AB-100 149.00", "AB-100 à 149", "AB-100 149 per piece": a price behind a number, marked as one. */
function pricedAlone(read: TypedLine, text: string): TypedLine {
  const { number, quantity } = read
  if (quantity === '') {
    const [, named, price] = perPiece.exec(text) ?? []
    return named && isNumbered(named) ? { ...read, number: named, quantity: `@${price}` } : read
  }
  const isLast = text.replace(/[)\]}]$/, '').endsWith(quantity)
  const named = number.replace(forPrice, '')
  const isPrice = named !== number || (cents.test(quantity) && !/[x×*]\s*\S+$/.test(text))
  return isLast && isPrice && isNumbered(named) && /^\d[\d.,]*$/.test(quantity)
    ? { ...read, number: named, quantity: `@${quantity}` }
    : read
}

const cents = /^\d[\d.,]*[.,]\d{2}$/
const forPrice = /\s+(?:à|je|zu|at|for|für|ab|um|por|za|по)$/iu
const perPiece =
  /^(.*\S)\s+(\d[\d.,]*)(?:[-–]{1,2})?\s*(?:(?:\/|(?:per|pro|je|la|por|cada|al|alla|za|за|par)\s)\s*(?:each|pcs?|pieces?|pce|ea|unit|stk|stück|st|pièce|unité|unidad|ud|uno|pezzo|pz|stuk|szt|sztukę|ks|kus|шт|штуку)\.?|apiece|l['’]unité|c\/u|cad(?:auno)?\.?|le|p\.?\s?p\.?)$/iu

/** Whether a line ends with a number "each": pieces beside lines of other units, else perhaps a price. */
export const endsWithEach = (line: string) => /\d\s*each\W*$/iu.test(line)

/** A number with another count behind it. */
const dashedCount = /^(.*\S)\s+[-–—:]+\s+(\d{1,5})$/u
const countedNumber = make(
  String.raw`^(?=\S*\d)(?=\S*[\p{L}-])(\S{5,})\s+[x×]?\s?(\d{1,5}(?:\s*${units})?)$`,
)

/** "Ryzen 5 9600X" ends with what it is called by. */
const model = /\s\d{4,}X$/u

function readFramed(text: string): TypedLine {
  // what such a name ends with is no times sign
  const isModel = model.test(text)
  for (const [shape, first, isTight] of shapes) {
    if (isModel && first === 'number') continue
    const found = shape.exec(text)
    // a comma in a number of thousands parts nothing
    if (!found || (/\s\d{1,3},\d{3}$/.test(text) && /\s\d{1,3}$/.test(found[1]!))) continue
    const [number, quantity] = first === 'number' ? [found[1]!, found[2]!] : [found[2]!, found[1]!]
    if (!/[\p{L}\p{N}]/u.test(number)) continue
    const [, inner, other] =
      first === 'number' ? (dashedCount.exec(number) ?? countedNumber.exec(number) ?? []) : []
    if (inner && other) return { number: inner, quantity: `${other} or ${quantity}`, whole: null }
    const [, behind] = /\p{L}/u.test(quantity) ? (/^\d{1,4}\s+(\S{5,})$/u.exec(number) ?? []) : []
    // before a number whose pieces are named stands its position
    if (behind && isPartLike(behind)) return { number: behind, quantity, whole: null }
    return swapped(number.trim(), quantity.trim(), isTight ? text : null)
  }
  return bare(text)
}

/** Of two bare numbers the long one is the part's. */
function swapped(number: string, quantity: string, whole: string | null): TypedLine {
  if (/^\d{1,5}$/.test(number) && /^\d{6,}$/.test(quantity))
    return { number: quantity, quantity: number, whole }
  return { number, quantity, whole }
}

/** A name goes on with a number: only behind what is a part's number alone it is a quantity. */
const isNumbered = (text: string) =>
  /^\d{6,}$/.test(text) ||
  text.split(/\s+/).some((word) => word.length >= 5 && /\d/.test(word) && /[\p{L}-]/u.test(word)) ||
  (/^\S+$/.test(text) && /\d/.test(text) && (text.length >= 5 || /\d-|-\d/.test(text)))

/** "2 boxes ABC": what is packed is no piece. */
const packed =
  /^(\d{1,6}\s+(?:box(?:es)?|packs?|packages?|reels?|trays?|cartons?|cases?|pallets?|packungen|kartons?|paletten?|schachteln?|ve|vpe|boîtes?|palettes?|cajas?|paquetes?|scatol[ae]|dozen|dutzend|pairs?|paare?|sets?|kits?|opak\.?|krabice?|кор\.?|упак\.?|箱|盒))\s+(?:of\s+|von\s+|de\s+)?(\S.*)$/iu

const numberLast = make(String.raw`^(.*?\S)\s+(${count})$`)

function bare(text: string): TypedLine {
  const behind = numberLast.exec(text)
  // what stands before or behind such a sign may be a price, an alternative or a quantity
  const signed = /^(.*\S)(?:\s+(?=\/)|\s*(?=@))([/@]\s*\d+)$/u.exec(text)
  // with blanks around it parts the two as a comma does
  if (signed && isNumbered(signed[1]!))
    return {
      number: signed[1]!.trim(),
      whole: null,
      quantity: signed[2]!.replace(/^\/\s+(?=\d{1,5}$)/, ''),
    }
  const unsigned = /^(\d+\s*[/@])\s*(\S.*)$/u.exec(text)
  if (unsigned && isNumbered(unsigned[2]!))
    return { number: unsigned[2]!, quantity: unsigned[1]!, whole: null }
  const [, packs, inPacks] = packed.exec(text) ?? []
  if (packs && inPacks) return { number: inPacks, quantity: packs, whole: null }
  const before = /^(\d{1,6})\s+(?:(?:of|von|de|di)\s+)?(\S.*)$/u.exec(text)
  const rest =
    before && !measured.test(before[2]!) && /\p{L}|\d-\d|\d{6,}/u.test(before[2]!) ? before : null
  const numbered = behind && isNumbered(behind[1]!) ? behind : null
  // nothing but a blank parts the digits, as it does all else of the line: 1 000 may be two numbers
  if (numbered && /^\d{1,3}(?: \d{3})+$/.test(numbered[2]!))
    return { number: numbered[1]!.trim(), quantity: `${numbered[2]} ?`, whole: null }
  if (rest && numbered) {
    const inner = numberLast.exec(rest[2]!)?.[1] ?? ''
    // both may be the quantity, the other a price or a position
    if (isNumbered(inner))
      return { number: inner, quantity: `${rest[1]} or ${numbered[2]}`, whole: null }
    if (/^\d/.test(inner)) return { ...swapped(numbered[1]!, numbered[2]!, null) }
  }
  if (rest && (!numbered || /\p{L}{2,}\s/u.test(rest[2]!)))
    return swapped(rest[2]!.trim(), rest[1]!, null)
  // of numbers one behind the other any may be the pieces, a price or a total
  const [, number, other] = (numbered && /^(.*\S)\s+(\d[\d.,]*)$/u.exec(numbered[1]!)) ?? []
  if (numbered && number && isNumbered(number))
    return { number, quantity: `${other} or ${numbered[2]}`, whole: null }
  if (numbered) return swapped(numbered[1]!, numbered[2]!, null)
  if (rest) return swapped(rest[2]!.trim(), rest[1]!, null)
  return { number: text, quantity: '', whole: null }
}
