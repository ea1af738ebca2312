import { pieceWord } from '../read/units.ts'
import { composed, countedMachines } from './composed-headers.ts'
import { plain } from './plain.ts'
import { type Meaning, meaningOfTerm, type Term, words } from './terms.ts'

/** What a header names, and how surely: 3 outright, 2 with a remark behind it, 1 by a word in it. */
export type Named = { meaning: Meaning; sure: 1 | 2 | 3 }

const meaningOf = new Map<string, Meaning>()
// of several the first counts
for (const [term, text] of Object.entries(words).reverse()) {
  const meaning = meaningOfTerm(term as Term)
  if (meaning !== null) for (const word of text.split(/\s+/)) meaningOf.set(plain(word), meaning)
}

const known = new Map<string, Named | null>()

/** What a header says of its column; null when nothing. */
export function meaningOfHeader(header: string): Named | null {
  if (header.length > 60 || header.trim() === '') return null
  const before = known.get(header)
  if (before !== undefined) return before
  const named = nameOf(header)
  if (known.size > 5_000) known.clear()
  known.set(header, named)
  return named
}

function nameOf(header: string): Named | null {
  if (/^\s*(#|№)\s*$/.test(header)) return { meaning: 'position', sure: 3 }
  const text = header
    .replace(/[\s*:]+$/, '')
    .replace(linePath, '')
    .replace(ofForm, '$1')
    .replace(unitBehind, '')
    .replace(
      /\s*\((?:incl|inkl|including|inklusive|mit|avec|con|with)\.?\s+(?:spares?|reserven?|ersatz|attrition|scrap|extras?)\)/iu,
      '',
    )
    .replace(/^(mpn|mfr\.? ?p\/?n|manufacturer part number) ?1$/i, '$1')
    .replace(/\bp\s?\/\s?n\b/i, 'PN')
  if (holdsValue(text) || amount.test(text)) return null
  if (/^(?:mpn|mfr\.? ?p\/?n|manufacturer part number) ?[2-9]$/i.test(text))
    return { meaning: 'alternative', sure: 3 }
  const isFirst = /^(?:qty|quantity|menge|qté|cant)\.?1$/i.test(text)
  const isNumbered = /\p{L}.*[#№]|№.*\p{L}/u.test(text)
  const outright = isNumbered ? undefined : meaningOf.get(plain(text))
  if (outright) return { meaning: outright, sure: 3 }
  if (isFirst) return { meaning: 'quantity', sure: 2 }
  if (/\d/.test(text) && countedMachines(text) !== null)
    return { meaning: 'total quantity', sure: 2 }
  // what has several digits is a part, a price or a line that somebody typed
  if (/\d{2}/.test(text) && !/^\D*(price|preis|\p{Sc})/iu.test(text)) return null
  const whole = composed(text)
  if (whole) return { meaning: whole, sure: 2 }
  const before = text.replace(/[([/].*$/s, '')
  const remarked = meaningOf.get(plain(before)) ?? (before === text ? null : composed(before))
  if (remarked) return { meaning: remarked, sure: 2 }
  const inner = text.split(/[^\p{L}\p{N}]+/u).map((word) => meaningOf.get(plain(word)))
  const found = inner.find((one) => one === 'quantity') ?? inner.find(Boolean)
  return found && header.length <= 40 && inner.length <= 5 ? { meaning: found, sure: 1 } : null
}

/** "Заказ, шт." */
const unitBehind = new RegExp(`(?<=\\p{L}{3}),\\s*(?:${pieceWord})\\.?$`, 'iu')

/** What programs write in front of the names of an order's lines: "Order Lines/Product", "line_items.sku". */
const linePath =
  /^(?:(?:order|sale|purchase|invoice)[ _]?)?(?:lines?|items?|line_?items?)\s*[/.]\s*(?=\p{L})/iu

/** What desks of tickets write around the names of fields of one's own: "u_quantity", "Custom field (Qty)". */
const ofForm = /^(?:u_(?=\p{L})|custom field \((?=[^()]+\)$))([^()]+?)\)?$/iu

/** "($299.00 at a shop)" is a price. */
const amount = /\p{Sc}\s?\d+[.,]\d{2}/u

/** "Part: AB-100" and "{ mpn: 'AB-100'" are no names of columns, but what a row says; so is what has a part's number. */
const holdsValue = (text: string) =>
  /[:=]\s*\S*\d/.test(text) ||
  text
    .split(/[^\p{L}\p{N}-]+/u)
    .some(
      (word) => word.length >= 7 && /\p{L}\d\p{L}.*\d|^[A-Z]+\d+[A-Z]|^[A-Z]{1,5}\d{4}/u.test(word),
    )

/** Meanings by which a row is known to name columns: others stand in many texts. */
const telling = new Set<Meaning>([
  ...(['mpn', 'distributor', 'house', 'alternative', 'number', 'quantity', 'ordered'] as const),
  ...(['total quantity', 'per machine', 'manufacturer', 'description', 'note', 'price'] as const),
  ...(['stock', 'unit', 'pack', 'serial'] as const),
])

/** How many cells of a row are headers, and how many outright. */
export function headersIn(row: readonly string[]) {
  const found = row.map(meaningOfHeader)
  const counts = found.filter((one) => one !== null)
  const firm = counts.filter((one) => telling.has(one.meaning) && one.sure > 1)
  return { any: counts.length, outright: firm.length }
}

const continental =
  /^(artikel|hersteller|menge|anzahl|stuck|bestell|preis|bezeichnung|reference|quantite|qte|designation|prix|codigo|cantidad|precio|descripcion|codice|quantita|prezzo|aantal|prijs|omschrijving|ilosc|cena|kod|nazwa|mnozstvi|pocet|antal|pris|benamning|varenummer|adet|miktar|fiyat|кол|цена|артикул|наименование|mennyiseg|cikkszam|quantidade|preco)/u

/** Whether a header is in a language that writes decimals with a comma. */
export const isContinental = (header: string) => continental.test(plain(header))
