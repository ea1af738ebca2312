import { meaningOfHeader } from '../headers.ts'
import type { Meaning } from '../terms.ts'
import { type ActionHeader, actionHeader } from '../words/actions.ts'
import { type ConditionHeader, conditionHeader } from '../words/conditions.ts'
import { saysTaxes } from './price-taxes.ts'
import { isPriceUnit } from './price-unit.ts'
import { type Told, toldBy, withoutFlag } from './state-words.ts'

/** What a column says of the price, the stock or the part of its row; a note may say it in passing. */
export type ToldBeside =
  | Told
  | ActionHeader
  | ConditionHeader
  | 'unit'
  | 'tax'
  | 'note'
  | 'currency'

const units =
  /(?:verkaufs|bestell|lager|bestands?|basis|mengen|abrechnungs)[ -]?(?:einheit|me$)|^(?:quantity|qty|stock|inventory|sales?|selling|order|base)[ _-]?(?:unit|uom)$|^(?:quantity|stock|sales|order|base)U(?:nit|om)$|(?:verkoop|basis)eenheid|unité de vente|unidad de (?:venta|medida)|unità di (?:vendita|misura)|jednostka (?:miary|sprzeda)/iu
const currencies =
  /^(?:cur|ccy)\b|curr|w(?:ä|ae?)hr|^whg|devis|divis|moned|moeda|valut|waluta|měna|валют|币|幣|通貨|통화|pénznem|döviz|para birimi/iu

/** Meanings of columns that may say it in passing. */
const remarks = new Set<Meaning>(['note', 'value', 'stock'])

/** What a column that no field takes says of others, by its header; null where it says nothing of them. */
export function toldBeside(name: string): ToldBeside | null {
  const told =
    toldBy(name) ??
    (name.length > 60 ? null : (actionHeader(name, withoutFlag(name)) ?? conditionHeader(name)))
  if (told !== null) return told
  const named = meaningOfHeader(name)
  if (isPriceUnit(name)) return null
  if (units.test(name) || (named?.meaning === 'unit' && named.sure > 1)) return 'unit'
  if (currencies.test(name)) return 'currency'
  if (saysTaxes(name)) return 'tax'
  return named !== null && remarks.has(named.meaning) ? 'note' : null
}
