import { currenciesOf, namesWithin } from '../../read/currencies.ts'
import { dollarsIn } from '../../read/currency-names.ts'
import { pieceWord } from '../../read/units.ts'
import { plain } from '../plain.ts'
import { alike } from './amount-words.ts'
import { priceUnitIn, priceUnitOf } from './price-unit.ts'

const money =
  /pri[cs]e|amount|betr[aä]g|montant|importe|kwot|(?<!\p{L})nett?o?(?!\p{L})|valu?t|curren|w(?:ä|ae)hr|devis|moned|monnaie|měn|penznem|pénznem|para birimi|валют|货币|币种|通貨|통화|цен|ціна|прайс|τιμ|(?<!\p{L})(?:cen(?:y|a|ach|ách|am|ou)|ár\p{L}*|prezz[io]|listin[io]|prijzen|preços?|precos?|tarif\p{L}*|tarieven|cenn[ií]k\p{L}*|fiyat\p{L}*|hin(?:ta|nat|toja)|prise[nr]na?|pricing|quot\p{L}*|offert\p{L}*|angebot\p{L}*)(?!\p{L})|[价價価]|見積/iu
/** Whether a text speaks of prices. */
export const isOfPrices = (text: string) => alike.price.test(text) || money.test(text)

/** Codes of currencies that are words in a line of capitals. */
const words = new Set(['ALL', 'TOP', 'PEN', 'CUP', 'GEL'])
/** Short names that are words, or their beginnings, where nothing speaks of prices. */
const short = /^(?:tl|kr|ft|s?fr|rm|rp|rs|lei|nis)\.?$/iu
/** What stands before a currency in which something is given. */
const before = /(?<!\p{L})(?:in|en|em|w|v|i|à|na|ve|в|у|на|за|σε)\s*$/iu
const opened = /[(（[:：=]\s*$/u
const closed = /^\s*[)）\]]?\s*$/u

/**
 * The currencies that a text names: a sign always; a code or a name where the text speaks of prices, says that something is
 * in it, or says nothing else.
 */
export function currenciesNamed(text: string): string[] {
  const whose = dollarsIn(text)
  const isTold = isOfPrices(text)
  const within = [...text.matchAll(namesWithin)].flatMap(([name]) => currenciesOf(name))
  const worded = [...text.matchAll(/[^\s()[\]（）/:：;；,，、。="“”-]+/gu)].flatMap(
    ({ 0: word, index }) => {
      const isSign = /\p{Sc}/u.test(word) || /^(?:zł|kč)\.?$/iu.test(word)
      const isCode = /^[A-Z]{3}$/.test(word) && !words.has(word)
      const isName = /^[^\p{Script=Latin}]+$|^.{4,}$/u.test(word) || (isTold && short.test(word))
      const isSaid = isTold || plain(text) === plain(word) || isGivenIn(text, word, index)
      const isWritten = isSign || (isSaid && (isCode || isName))
      const sign = isSign ? word.replace(/[\d.,-]+/gu, '') : word
      return isWritten ? currenciesOf(sign) : []
    },
  )
  const all = [...within, ...worded]
  return whose === null ? all : [whose, ...all.filter((code) => !currenciesOf('$').includes(code))]
}

/** “in EUR”, and a currency alone behind a colon or in brackets at the end. */
const isGivenIn = (text: string, word: string, at: number) => {
  const start = text.slice(0, at)
  return before.test(start) || (opened.test(start) && closed.test(text.slice(at + word.length)))
}

const tax = `(?:vat|tax(?:es)?|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|mva|dph|alv|kdv|áfa|ндс|пдв)`
const withTax = new RegExp(
  [
    String.raw`(?<!not |nicht |non |no )(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|compris\p{L}*|mit|con|com|with|avec|plus de|vč\p{L}*|z|s|med|с|з|вкл\p{L}*|включая)[\s.:]*(?:\d{1,2}\s*%\s*)?(?:of\s+|la\s+|de\s+)?${tax}(?!\p{L})`,
    String.raw`(?<!\p{L})${tax}[\s:-]*(?:incl|inkl|inclu|compris|dahil)`,
    String.raw`(?<!\p{L})ttc(?!\p{L})|brutto-?(?:preis|pris|cen|prij)|(?:ceny|preise|prijzen|priser|prezzi|precios|pre[cç]os)\s+br?utto|gross prices?|prices?(?: are)? gross|(?<!不)含税|税込`,
  ].join('|'),
  'iu',
)

const pieces = new RegExp(
  String.raw`(?<!\p{L})(?:per|pro|je|par|por|za|за|на)\s*(\d[\d.,]*)\s*(?:(?:${pieceWord})(?!\p{L})|$|[),;])`,
  'iu',
)
const packed =
  /(?<!\p{L})(?:in|en|w|v|в)\s+(?:thousands?|hundreds?|dozens?|packs?|box(?:es)?|cartons?|trays?|tsd\.?|tausend|hundert|kartons?|ve|vpe|packungen|milliers?|centaines?|cartons|boîtes|miles|cajas|migliaia|scatole|dozen|duizenden|tysi[aą]cach|тысячах|тыс\.?|упаковках|1[.,\s]?000)(?!\p{L})/iu

/**
 * What a text says of prices and stocks, in words, that those of one piece without taxes are not: “prices are gross”, “price
 * per 10”, “per pack of 10”, “stock is in boxes”; null where it says nothing of the kind.
 */
export function priceRemarkIn(text: string): string | null {
  if (withTax.test(text)) return 'its prices have taxes in them'
  const isPriced = isOfPrices(text)
  if (isPriced || /^\s*(?:per|pro|je|par|por|za|на)\s/iu.test(text)) {
    const unit = pieces.test(text)
      ? priceUnitIn(pieces.exec(text)?.[1] ?? '')
      : priceUnitOf(text.replace(/\d[\d.,/]*|(?<!\p{L})(?:a|za)(?!\p{L})/giu, ' '))
    if (unit !== null) return `its prices are ${unit}`
  }
  return (isPriced || alike.quantity.test(text)) && packed.test(text)
    ? 'it counts in packs or thousands'
    : null
}
