/** Codes of ISO 4217 that a sign or a short name stands for; several where it does not tell. */
const codesOf: Record<string, string> = {
  $: 'USD CAD AUD NZD SGD HKD MXN TWD',
  us$: 'USD',
  usd$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
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
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  '¥': 'JPY CNY',
  'cn¥': 'CNY',
  rmb: 'CNY',
  元: 'CNY',
  円: 'JPY',
  '₩': 'KRW',
  원: 'KRW',
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
  franken: 'CHF',
  yen: 'JPY',
  yuan: 'CNY',
  pounds: 'GBP',
  sterling: 'GBP',
  zloty: 'PLN',
  złoty: 'PLN',
  złotych: 'PLN',
  гривень: 'UAH',
  рублей: 'RUB',
  рублях: 'RUB',
  rubles: 'RUB',
  forint: 'HUF',
  koruna: 'CZK',
  kronor: 'SEK',
  kroner: 'DKK NOK',
  rupees: 'INR',
  reais: 'BRL',
  人民币: 'CNY',
  人民幣: 'CNY',
  欧元: 'EUR',
  歐元: 'EUR',
  美元: 'USD',
  日元: 'JPY',
  英镑: 'GBP',
  港币: 'HKD',
  ユーロ: 'EUR',
  ドル: 'USD',
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/** The currencies that a sign, a code or a name may mean; none when it is none of them. */
export function currenciesOf(said: string): string[] {
  const word = said.trim().replace(/\.$/, '').toLowerCase()
  const code = word.toUpperCase()
  if (codes.has(code)) return [code]
  return codesOf[word]?.split(' ') ?? []
}

/** Names of currencies that stand within words written without gaps. */
export const namesWithin = /人民币|人民幣|欧元|歐元|美元|日元|英镑|港币|ユーロ|ドル/gu

const remembered = new Map<string, string | null>()

/** The currency that a header names, as it is written there: “Price (EUR)”, “Preis €”, “price_usd”; null for none. */
export function currencyIn(header: string): string | null {
  const known = remembered.get(header)
  if (known !== undefined) return known
  const bracketed = [...header.matchAll(/[([/]\s*([^()[\]/]+?)\.?\s*(?=[)\]/]|$)/gu)].map(
    ([, one]) => one,
  )
  const found = header.split(/[\s()[\]/_:;,-]+/u).find((word) => {
    // a short word of a header is a currency only when it is written as one
    const isWritten =
      /^[A-Z]{3}$|\p{Sc}|[^\p{Script=Latin}]|^.{4,}$|[łč]$/u.test(word) ||
      header.endsWith(`_${word}`) ||
      bracketed.includes(word)
    return isWritten && currenciesOf(word).length > 0
  })
  if (remembered.size > 1_000) remembered.clear()
  remembered.set(header, found ?? null)
  return found ?? null
}
