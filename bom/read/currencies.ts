import { halfWidth } from '../../contract/text/half-width.ts'
import { codesOfName } from './currency-names.ts'

/** Codes of ISO 4217 that a sign or a short name stands for; several where it does not tell. */
const codesOf: Record<string, string> = {
  $: 'USD CAD AUD NZD SGD HKD MXN TWD',
  us$: 'USD',
  usd$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  mx$: 'MXN',
  r$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  '₩': 'KRW',
  '₹': 'INR',
  rs: 'INR',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  kr: 'SEK DKK NOK ISK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  '₽': 'RUB',
  руб: 'RUB',
  р: 'RUB',
  '₴': 'UAH',
  грн: 'UAH',
  '₺': 'TRY',
  tl: 'TRY',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  rm: 'MYR',
  rp: 'IDR',
  fr: 'CHF',
  sfr: 'CHF',
}

/** In this trade AMD makes processors and an SSD holds data: nobody asks prices in drams, or in pounds of South Sudan. */
const ofTheTrade = new Set(['AMD', 'SSD'])
const codes = new Set(Intl.supportedValuesOf('currency').filter((code) => !ofTheTrade.has(code)))

/** The currencies that a sign, a code or a name may mean; none when it is none of them. */
export function currenciesOf(said: string): string[] {
  const word = said.trim().replace(/\.$/, '').toLowerCase()
  const code = word.toUpperCase()
  if (codes.has(code)) return [code]
  return codesOf[word]?.split(' ') ?? codesOfName(word)
}

/** Names of currencies that stand within words written without gaps; some begin or end other words. */
export const namesWithin =
  /人民币|人民幣|欧元|歐元|美元|美金|日元|日圓|英镑|英鎊|港币|港幣|台币|台幣|卢布|韩元|ユーロ|ドル|ポンド|유로|달러|円(?![筒形周盤])|(?<![单單多次公复一二三二])元(?![件器素数數旦年])/gu

const remembered = new Map<string, string | null>()

/** The currency that a header names, as it is written there: “Price (EUR)”, “Preis €”, “price_usd”; null for none. */
export function currencyIn(header: string): string | null {
  const known = remembered.get(header)
  if (known !== undefined) return known
  const text = halfWidth(header).replaceAll('￥', '¥').replaceAll('￡', '£')
  const bracketed = [...text.matchAll(/[([/]\s*([^()[\]/]+?)\.?\s*(?=[)\]/]|$)/gu)].map(
    ([, one]) => one,
  )
  const found = text.split(/[\s()[\]/_:;,-]+/u).find((word) => {
    // a short word of a header is a currency only when it is written as one
    const isWritten =
      /^[A-Z]{3}$|\p{Sc}|[^\p{Script=Latin}]|^.{4,}$|[łč]$/u.test(word) ||
      text.endsWith(`_${word}`) ||
      bracketed.includes(word)
    return isWritten && currenciesOf(word).length > 0
  })
  if (remembered.size > 1_000) remembered.clear()
  remembered.set(header, found ?? null)
  return found ?? null
}
