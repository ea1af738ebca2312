import type { Layout } from '../../columns/guess.ts'
import { meaningOfHeader } from '../../columns/headers.ts'
import { shorten } from '../quantity.ts'
import type { Doubt } from './around.ts'

type Rows = readonly (readonly string[])[]

/** What several pieces are sold in, in the languages of lists. */
const pack = String.raw`(?:box(?:es)?|packs?|packages?|pkgs?|packets?|cartons?|cases?|trays?|reels?|bundles?|bulk|multipacks?|ve|vpe|gebinde|packung(?:en)?|paket|kartons?|schachtel|verpackung(?:seinheit)?|lots?|boîtes?|paquets?|colis|cajas?|paquetes?|scatol[ae]|confezion[ei]|doz(?:en|ena|zina)|doos|pak|verpakking|opak\p{L}*|karton|krabic\p{L}*|balení|короб\p{L}*|упак\p{L}*|箱|盒|包|박스)`

/** "Price per pack", "Preis je VPE". */
const pricedByPack = new RegExp(
  String.raw`(?:\/|per|pro|je|par|la|por|al?|za|na|за|每)\s*${pack}(?![\p{L}])`,
  'iu',
)

/** Columns that say in what the pieces come. */
const ofPacks =
  /pack|gebinde|verpack|gebind|inhalt|content|condition|embal|confez|verpakk|opakow|balení|упаков|包装|sold (?:by|in|as)|sales unit|verkaufseinheit|liefereinheit|unité de vente|unidad de venta/iu

/** "Box of 10", "Tray 21", "2er-Pack", "10 per box": more pieces than one. */
const packed = [
  String.raw`${pack}\s*(?:of|à|a|de|da|van|von|mit|with|zu|po|по|[:=(x×/-])?\s*(\d{1,5})`,
  String.raw`(\d{1,5})\s*(?:er|x|×|-|\s)?[- ]?${pack}(?![\p{L}])`,
  String.raw`(\d{1,5})\s*\p{L}{0,8}\.?\s*(?:\/|per|pro|je|par|por|na|за)\s*${pack}`,
].map((text) => new RegExp(text, 'iu'))

/** How many pieces a cell says that come together; null where it says none, and for one. */
function piecesOf(cell: string): number | null {
  if (cell.length > 60) return null
  const found = packed.flatMap((pattern) => pattern.exec(cell)?.[1] ?? [])[0]
  return found === undefined || Number(found) < 2 ? null : Number(found)
}

/**
 * Rows whose pieces may be packs of several: beside a price of a pack, and where a column says what the pieces come in. A
 * quantity that says itself what it counts is none of them.
 */
export function packsOf(rows: Rows, { header, roles }: Layout): Map<number, Doubt> {
  const found = new Map<number, Doubt>()
  const quantity = roles.indexOf('quantity')
  if (header === null || quantity < 0 || saysPieces.test(rows[header]![quantity]!)) return found
  const names = rows[header]!
  const isPrice = (name: string) => meaningOfHeader(name)?.meaning === 'price'
  const priced = names.find((name) => isPrice(name) && pricedByPack.test(name))
  const sizes = names.flatMap((name, at) =>
    at !== quantity && roles[at] !== 'number' && !isPrice(name) && isOfPacks(name) ? [at] : [],
  )
  for (const [at, row] of rows.entries()) {
    if (at <= header) continue
    const size = sizes.map((column) => sizeIn(row[column]!.trim(), priced !== undefined))
    const [times = null] = size.filter((one) => one !== null)
    const isSingle = size.length > 0 && size.every((one) => one === 1)
    if (times !== null && times > 1) found.set(at, doubt(row[sizes[size.indexOf(times)]!]!, times))
    else if (priced !== undefined && !isSingle) found.set(at, doubt(priced, null))
  }
  return found
}

const saysPieces = /pcs|pieces|stück|stk|pièces|piezas|pezzi|stuks|sztuk|kus|шт|个|個/iu
const isOfPacks = (name: string) =>
  ofPacks.test(name) ||
  (meaningOfHeader(name)?.meaning === 'pack' && !/min|moq|max|mindest|起订/iu.test(name))

/** A bare number counts where the price is that of a pack. */
const sizeIn = (cell: string, isPriced: boolean): number | null =>
  isPriced && /^\d{1,5}$/.test(cell) ? Number(cell) : piecesOf(cell)

const doubt = (text: string, times: number | null): Doubt => ({
  reason: `“${shorten(text.trim())}” may mean that packs are counted: type how many pieces`,
  times,
})
