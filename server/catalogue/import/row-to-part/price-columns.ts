import { meaningOfHeader, plain } from '../../../../bom/columns/headers.ts'
import { headersOf } from '../../../../bom/columns/part-headers.ts'
import { guessBreakTarget } from './break-columns.ts'

const inWords = (text: string) => new Set(text.split(/\s+/))

const costs = inWords(
  'hek heknetto ek eknetto einkaufspreis handlereinkaufspreis cost customerprice dealerprice purchaseprice prixachat preciocompra prezzoacquisto inkoopprijs cenazakupu',
)
const lists = inWords(
  'uvp msrp rrp srp retailprice listprice listenpreis prixpublic preciodelista prezzodilistino adviesprijs cennik',
)

/**
 * What a price is called that is lower than another of the same part, as `plain` writes it: for a while, for some buyers,
 * or with a discount off.
 */
const reduced =
  /(sale|special|nett?|discount(ed)?|reduced|promo(tion|tional)?|offer|deal|your|clearance|campaign)price|price(sale|special|nett?|discounted|reduced|promo|offer)|(sonder|spezial|aktions|angebots|netto|ihr|rabatt|sale)preis|preis(netto|rabattiert|reduziert)|reduzierterpreis|(promo|promotionnel|solde|remise|net|special|reduit)prix|votreprix|prix(promo|promotionnel|solde|remise|net|special|reduit)|(precio|preco)(de|en|con|com|da)?(oferta|especial|rebajado|neto|descuento|promocional|promocao|liquido|desconto)|suprecio|seupreco|prezzo(in|di|con)?(offerta|scontato|sconto|speciale|netto|promo)|(tuo|suo|vostro)prezzo|(actie|aanbiedings|netto|uw|kortings|speciale)prijs|cena(promocyjna|specjalna|netto|porabacie|obnizona|akcni|akciova|poslev[eu])|(twoja|vase|akcni|akciova|zvyhodnena|specialni)cena|(kampanj|kampagne|extra|rea|netto|ditt|din|tilbuds|special|rabat|rabatt)pris|(tarjous|netto|ale|kampanja)hinta|(akcios|kedvezmenyes|netto)ar$|(indirimli|kampanya|net|ozel)fiyat|pret(redus|promotional|special|net)|(акционная|акціина|специальная|спеціальна|ваша)ц[еі]на|ц[еі]на(соскидкои|зізнижкою|зизнижкою|нетто|поакции)|(促销|优惠|折扣|特|净|折后|活动|促銷|優惠|淨)[价價]|特価|割引価格|セール価格|할인가|특가/u

/** What a shop asks of everybody, with or without its taxes: “VK netto” is no reduced price. */
const selling = /^vk|vk(netto)?$|verkauf|selling|vente|venta|vendita|verkoop|sprzeda|forsaljning/u

/** With taxes on it, or about a price and none itself: from when it is so, in what, for whom. */
const noPrice =
  /brutto|gross|(?<![\p{L}])(incl|inkl|ttc|iva|vat|mwst|tax|date|datum|fecha|starts?|ends?|from|until|to|valid|effective|currency|wahrung|unit|type|group|code|qty|quantity)(?![\p{L}])/iu

const withoutTaxes =
  /(?<!\p{L})(?:excl(?:uding|uded|usive)?|exkl(?:usive)?|ex|before|without|zzgl|ohne|hors|sin|senza|bez|uden|utan|esclus[oa]|exclu[ií]d[oa]|exclue?s?|s\/)(?!\p{L})\.?|s\/(?=iva)/iu

/** What buyers pay with their taxes: the shop’s prices are without. */
const withTaxes =
  /(?<!\p{L})(?:ttc|brutto|bruttó|bruto|gross)(?!\p{L})|brutto|(?<!\p{L})(?:incl|inkl|inclu|compris|con iva|c\/iva|moms ?incl|vč|s dph|z vat)/iu
export const isWithTaxes = (name: string) => withTaxes.test(name) && !withoutTaxes.test(name)

const taxRemark = new RegExp(
  `(?:${withoutTaxes.source})\\s*(?:tax(?:es|e)?|vat|mwst|ust|iva|tva|btw|moms|mva|dph|alv|pvn|pvm)?\\.?`,
  'giu',
)

/** Without brackets behind a name, a unit of money and that taxes are not in it: “Price (EUR)”, “Preis €”, “Price ex. VAT”. */
export const bare = (name: string) =>
  plain(
    name.replace(/\([^()]*\)|\[[^[\]]*\]|\p{Sc}|\b[A-Z]{3}\b\s*$/gu, ' ').replace(taxRemark, ' '),
  )

const isNamed = (names: ReadonlySet<string>, name: string) =>
  names.has(plain(name)) || names.has(bare(name))

export const isReduced = (name: string) => reduced.test(bare(name)) && !selling.test(bare(name))

const isPrice = (name: string) => {
  const named = meaningOfHeader(name)
  return named?.meaning === 'price' && named.sure > 1 && !isOtherPrice(name)
}

/** Amounts that are no price of one piece. */
export const isOtherPrice = (name: string) =>
  !withoutTaxes.test(name) &&
  /discount|rabatt|remise|descuento|sconto|korting|rabat|tax|vat|mwst|ust\b|tva|iva|btw|shipping|versand|old|alt\b/i.test(
    name,
  )

/** Beside what a dealer pays stands what the maker advises: nobody knows by which of them the shop sells. */
export function isEitherPrice(found: string, free: ReadonlyMap<string, string>): boolean {
  if (costs.has(found)) return [...free.keys()].some((name) => lists.has(name))
  const isRival = (key: string, name: string) =>
    !lists.has(key) && !isReduced(name) && isPrice(name)
  return lists.has(found) && [...free].some(([key, name]) => isRival(key, name))
}

const known = new Set(headersOf.price)

const isOfOne = (name: string, names: string[]) =>
  (isNamed(known, name) || isPrice(name) || isReduced(name)) &&
  !isNamed(costs, name) &&
  (withoutTaxes.test(name) || !noPrice.test(name.replace(/_/g, ' '))) &&
  guessBreakTarget(name, names) === null

/**
 * The columns that may be the price as well as the one that was found: reduced ones beside a regular one, and the other
 * way round. Which is meant is no question where a row has one of them, or the same in all.
 */
export function pricesBeside(found: string | undefined, names: string[]): string[] {
  if (found === undefined) return []
  const isFoundReduced = isReduced(found)
  return names.filter(
    (name) => name !== found && (isFoundReduced || isReduced(name)) && isOfOne(name, names),
  )
}
