/** What currencies are called in words, in any case and number, small: the languages of lists, and the codes that it may be. */
const names: readonly [pattern: RegExp, codes: string][] = [
  [
    /^(?:euro(?:['’]?s|t|a|in|ina|issa|na|n|ban|da|suna)?|eur[aáeyů]|eur(?:ach|ech|ami)|evr[oiaou]m?|евро|євро|ευρ[ώω]|欧元|歐元|ユーロ|유로)$/u,
    'EUR',
  ],
  [/^(?:pounds?|sterling|sterlin[ae]|фунт\p{L}*|英镑|英鎊|ポンド|파운드)$/u, 'GBP'],
  [/^(?:yens?|jen(?:y|ów|ech)?|иен\p{L}*|日元|日圓|円|엔)$/u, 'JPY'],
  [/^(?:yuan(?:s|es)?|renminbi|юан\p{L}*|人民币|人民幣|元|위안)$/u, 'CNY'],
  [/^(?:wons?|вон\p{L}*|韩元|韓元|ウォン|원)$/u, 'KRW'],
  [/^(?:frank(?:en|i|ów|ach|y)?|francs?|francos?|franchi|франк\p{L}*|法郎)$/u, 'CHF'],
  [/^z[lł]ot(?:y|ych|e|ego|ówkach|ówki|i|is|ys)$|^злот\p{L}*$/u, 'PLN'],
  [/^(?:korun\p{L}*|крон чешских)$/u, 'CZK'],
  [
    /^(?:kron(?:or|er|a|e|en|an|ur)|kroner|krone|coronas?|couronnes?|corone|kruunu\p{L}*|крон\p{L}*)$/u,
    'SEK DKK NOK ISK CZK',
  ],
  [/^(?:forint\p{L}*|форинт\p{L}*)$/u, 'HUF'],
  [/^(?:lir(?:a|as|e|asi|ası|alar|aları|ach)|лир\p{L}*|里拉)$/u, 'TRY'],
  [/^pesos?$|^песо$/u, 'MXN ARS CLP COP PHP'],
  [/^(?:reais|real brasileiro|реал\p{L}*|雷亚尔)$/u, 'BRL'],
  [/^(?:rubel|rubl\p{L}*|rubles?|roubles?|рубл\p{L}*|卢布|ルーブル)$/u, 'RUB'],
  [/^(?:hryvni\p{L}*|гривн\p{L}*|гривень)$/u, 'UAH'],
  [/^(?:rupees?|rupias? indias?|рупи\p{L}*)$/u, 'INR'],
  [/^rupiah$/u, 'IDR'],
  [/^(?:lei|leu|лей|леев)$/u, 'RON'],
  [/^(?:leva|лев|лева|левов)$/u, 'BGN'],
  [/^(?:dirhams?|дирхам\p{L}*)$/u, 'AED MAD'],
  [/^riyals?$/u, 'SAR QAR'],
  [/^rands?$/u, 'ZAR'],
  [/^baht$/u, 'THB'],
  [/^(?:shekel|sheqel|nis)\p{L}*$/u, 'ILS'],
  [/^ringgit$/u, 'MYR'],
  [/^dinar\p{L}*$/u, 'RSD KWD'],
  [/^(?:港币|港幣)$/u, 'HKD'],
  [/^(?:新台币|新台幣|台币|台幣)$/u, 'TWD'],
  [
    /^(?:dollars?|dollaro|dollari|d[oó]lar(?:es)?|dolar(?:y|ów|ach|ech|ar)?|dollariss?a?|доллар\p{L}*|долар\p{L}*|美元|美金|ドル|달러)$/u,
    'USD CAD AUD NZD SGD HKD MXN TWD',
  ],
]

/** Whose dollars: “Canadian dollars”, “dollars canadiens”, “dólares australianos”. */
const dollars: readonly [pattern: RegExp, code: string][] = [
  ['(?:canad|kanad|канад)', 'CAD'],
  ['(?:austral|австрал)', 'AUD'],
  ['(?:new zealand|neuseel|néo-zél|neozel|новозел)', 'NZD'],
  ['(?:hong ?kong|гонконг)', 'HKD'],
  ['(?:singap|сингап)', 'SGD'],
  ['taiwan', 'TWD'],
].map(([whose, code]) => [
  new RegExp(
    `(?<!\\p{L})(?:${whose}\\p{L}*[ -]?(?:d[oó]l+ar|доллар)|(?:d[oó]l+ar|доллар)\\p{L}*[ -]${whose})`,
    'iu',
  ),
  code!,
])

const known = new Map<string, string[]>()

/** The codes that a currency's name in words may stand for; none when it is no such name. */
export function codesOfName(name: string): string[] {
  if (name.length > 20 || !/\p{L}/u.test(name)) return []
  const before = known.get(name)
  if (before !== undefined) return before
  const found = names.find(([pattern]) => pattern.test(name))?.[1].split(' ') ?? []
  if (known.size > 1_000) known.clear()
  known.set(name, found)
  return found
}

/** The currency whose dollars a text names; null where it names none, or does not say whose. */
export const dollarsIn = (text: string): string | null =>
  dollars.find(([pattern]) => pattern.test(text))?.[1] ?? null
