import { plain } from '../../../../bom/columns/headers.ts'
import { pieceWord } from '../../../../bom/read/units.ts'
import { alike } from '../headers/amount-words.ts'
import { isPriceUnit, priceUnitIn, priceUnitOf } from '../headers/price-unit.ts'
import { isEndedHeading } from '../headers/state-words.ts'
import { noColumns } from '../row-to-part/columns.ts'
import { columnsBeside, faultBeside } from '../row-to-part/told-beside.ts'
import { shown } from './cell.ts'
import { currenciesOf, namesWithin } from './currencies.ts'
import { ImportFault } from './source-row.ts'

const money =
  /pri[cs]e|amount|betr[aä]g|montant|importe|kwot|\bnett?o?\b|valu?t|curren|w(?:ä|ae)hr|devis|moned|monnaie|měn|penznem|pénznem|para birimi|валют|货币|币种|通貨|통화|цен|ціна|\bceny?\b|\bár/iu
const isOfPrices = (text: string) => alike.price.test(text) || money.test(text)

/** Codes of currencies that are words in a line of capitals. */
const words = new Set(['ALL', 'TOP', 'PEN', 'CUP', 'GEL'])

/** The currencies that a text names: of a code or a name it is one where it speaks of prices, or says nothing else. */
function moneyIn(text: string): string[] {
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

/** What a line beside a table says of its prices and stocks, in words, that a price of one piece in our money is not; else null. */
function remarkIn(text: string, currency: string): string | null {
  const [other] = moneyIn(text).length > 0 && !moneyIn(text).includes(currency) ? moneyIn(text) : []
  if (other !== undefined) return `its prices are in ${other}`
  if (withTax.test(text)) return 'its prices have taxes in them'
  const isPriced = isOfPrices(text)
  if (isPriced) {
    const unit = pieces.test(text)
      ? unitIn(text)
      : priceUnitOf(text.replace(/\d[\d.,/]*|(?<!\p{L})(?:a|za)(?!\p{L})/giu, ' '))
    if (unit !== null) return `its prices are ${unit}`
  }
  const [label = '', value = ''] = text.split(/\s*[:=\t]\s*/)
  if (isPriceUnit(label) && priceUnitIn(value) !== null)
    return `its prices are ${priceUnitIn(value)}`
  const beside = columnsBeside([label], noColumns).filter(({ told }) => told !== 'state')
  if (faultBeside({ [label]: value }, beside, ofAll) !== null) return 'it says so of all its parts'
  if (isPriced && discount.test(text)) return 'a discount is taken off its prices'
  if ((isPriced || alike.quantity.test(text)) && packed.test(text))
    return 'it counts in packs or thousands'
  return null
}

/** As a row would have it that gives a price and a stock. */
const ofAll = { price: 'price', isCounted: true }
const discount =
  /(?:discount|rebate|rabatt|remise|descuento|sconto|korting|rabat|скидк|折扣).*\d\s*%|\d\s*%.*(?:discount|rebate|rabatt|remise|descuento|sconto|korting|rabat|скидк|折扣)/iu

function unitIn(text: string) {
  const said = pieces.exec(text)?.[1] ?? ''
  return priceUnitIn(said)
}

/**
 * Looks at what stands beside a table of parts: what it says of all of its prices its rows do not say again. Throws
 * ImportFault for another currency than the shop’s, taxes, several pieces, packs, and parts that are no longer sold.
 */
export function checkBeside(file: string, text: string, currency: string) {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line === '' || line.length > 300) return
  const remark = remarkIn(line, currency.toUpperCase())
  if (remark !== null)
    throw new ImportFault(
      `${file}: “${shown(line)}” stands beside the table: ${remark}. Write the prices of one piece in ${currency.toUpperCase()} without taxes, and stocks in single pieces, and take this line out`,
    )
  if (isEndedHeading(line))
    throw new ImportFault(
      `${file}: “${shown(line)}” stands above the table: such parts are not brought in for sale. Take the line out, and say it in a column “lifecycle”`,
    )
}
