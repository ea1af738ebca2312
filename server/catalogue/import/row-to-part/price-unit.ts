import { plain } from '../../../../bom/columns/headers.ts'

/** Headers of columns that say for how many pieces a price is, as `plain` writes them. */
const headers = new Set(
  `preiseinheit peh pe peinh preispro preisje preisproeinheit preismenge priceunit pricingunit priceper pricebasis pricequantity
  priceqty perqty priceuom unitofprice uniteprix unitedeprix unidadprecio unidaddeprecio unitaprezzo prijseenheid prijsper
  jednostkaceny cenaza 价格单位 計価単位`
    .split(/\s+/)
    .map(plain),
)

const known = new Map<string, boolean>()
const isHeader = (name: string) => {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = headers.has(plain(name))
  if (known.size > 1_000) known.clear()
  known.set(name, found)
  return found
}

/** In the trade C stands for a hundred and M for a thousand. */
const letters: Record<string, number> = { c: 100, m: 1_000, hundred: 100, thousand: 1_000 }

/** A price per pack, and one in hundredths of money: “Price per box”, “Preis/Karton”, “Price (cents)”. */
const packs =
  /(?:\b(?:per|pro|je|par|por|za|a)|\/)\s?(?:pack(?:age|ung)?s?|box(?:es)?|cartons?|kartons?|cases?|trays?|reels?|pallets?|palette|dozen|dutzend|ve|vpe|gebinde|boîte|caja|scatola|doos|opakowanie|lot|set|kit)\b/iu
const hundredths =
  /\b(?:cents?|ct|cts|centimes?|céntimos?|centesimi|grosz[ey]?|øre|öre|haléř\p{L}*|kopeks?|pence|minor units?)\b|копе[ей]к|(?:^|_)(?:cents|minor)$/iu

/** “Price (k$)”, “Preis in T€”, “TEUR”, “Price in thousands”. */
const thousands = /(?<!\p{L})[kt]\s?(?:\p{Sc}|eur|usd|gbp|chf)(?!\p{L})|\bthousands\b|\btsd\b/iu

/** What a row's price is for, by its header (“Price per 100”) or by another column; null for one piece, in whole units. */
export function priceUnitIn(values: Record<string, unknown>, header: string): string | null {
  if (packs.test(header)) return 'for a pack'
  if (hundredths.test(header)) return 'in hundredths'
  if (thousands.test(header)) return 'in thousands'
  const pieces = piecesIn(values, header)
  return pieces === null ? null : `for ${pieces} pieces`
}

function piecesIn(values: Record<string, unknown>, header: string): number | null {
  const named = /(?:\b(?:per|pro|je|par|por|za)|(?<=[\p{L}\p{Sc}])\s?\/)\s?(\d[\d.,]*)/iu.exec(
    header,
  )?.[1]
  if (named) return several(named)
  for (const name of Object.keys(values)) {
    if (!isHeader(name)) continue
    const said = String(values[name] ?? '').trim()
    const pieces = letters[said.toLowerCase()] ?? several(/\d[\d.,]*/.exec(said)?.[0] ?? '')
    if (pieces !== null) return pieces
  }
  return null
}

/** 100, 1.000 and 1,000 are several; 1 and 1,00 are one. */
function several(digits: string): number | null {
  const pieces = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return pieces > 1 ? pieces : null
}
