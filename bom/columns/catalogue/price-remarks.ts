import { currenciesOf, namesWithin } from '../../read/currencies.ts'
import { pieceWord } from '../../read/units.ts'
import { plain } from '../plain.ts'
import { alike } from './amount-words.ts'
import { priceUnitIn, priceUnitOf } from './price-unit.ts'

const money =
  /pri[cs]e|amount|betr[aä]g|montant|importe|kwot|\bnett?o?\b|valu?t|curren|w(?:ä|ae)hr|devis|moned|monnaie|měn|penznem|pénznem|para birimi|валют|货币|币种|通貨|통화|цен|ціна|\bceny?\b|\bár/iu
/** Whether a text speaks of prices. */
export const isOfPrices = (text: string) => alike.price.test(text) || money.test(text)

/** Codes of currencies that are words in a line of capitals. */
const words = new Set(['ALL', 'TOP', 'PEN', 'CUP', 'GEL'])

/** The currencies that a text names: of a code or a name it is one where it speaks of prices, or says nothing else. */
export function currenciesNamed(text: string): string[] {
  const isTold = isOfPrices(text)
  const within = [...text.matchAll(namesWithin)].map(([name]) => name)
  return [...within, ...text.split(/[\s()[\]/:;,="“”]+/u)].flatMap((word) => {
    const isSign = /\p{Sc}/u.test(word) || /^(?:zł|kč)\.?$/iu.test(word)
    const isCode = /^[A-Z]{3}$/.test(word) && !words.has(word)
    const isName = /^[^\p{Script=Latin}]+$|^.{4,}$/u.test(word)
    const isWritten = isSign || ((isTold || plain(text) === plain(word)) && (isCode || isName))
    const sign = isSign ? word.replace(/[\d.,-]+/gu, '') : word
    return isWritten ? currenciesOf(sign) : []
  })
}

const tax = `(?:vat|tax(?:es)?|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|mva|dph|alv|kdv|áfa|ндс|пдв)`
const withTax = new RegExp(
  [
    String.raw`(?<!not |nicht |non |no )(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|compris\p{L}*|mit|con|with|avec|plus de|vč\p{L}*|z|s|med|с|з|вкл\p{L}*|включая)[\s.:]*(?:\d{1,2}\s*%\s*)?(?:of\s+|la\s+|de\s+)?${tax}(?!\p{L})`,
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
