import { type CategoryWords, categoryOfWord, type PartRow } from '../../catalogue/index.ts'

/** Behind a number these make it a measure: 2 TB is not 2 GB. */
const units = new Set(
  'tb gb mb kb ghz mhz mts w watt watts in mm cm v u rpm core cores kerne threads pin pins'.split(
    ' ',
  ),
)

/** What says nothing of a part: labels of its number, and that it is new. */
const labels = new Set(
  `p n pn mpn sku part parts number nr num art artnr artikelnr artikel article item model modell ref new neu neuf
  nouveau nuevo nuova nuovo nieuw nowy ny inc corp corporation ltd gmbh electronics technology technologies`.split(
    /\s+/,
  ),
)

/** The units of numeric specifications, by the ends of their keys. */
const measures: [end: RegExp, units: string[]][] = [
  [/Gb$/, ['gb']],
  [/Mb$|Mbps$/, ['mb']],
  [/Watts$/, ['w', 'watt', 'watts']],
  [/Ghz$/, ['ghz']],
  [/Mhz$/, ['mhz']],
  [/Mts$/, ['mts', 'mhz']],
  [/Mm$/, ['mm']],
  [/^cores$/, ['core', 'cores', 'kerne']],
  [/^threads$/, ['threads']],
  [/^voltage$/, ['v']],
  [/^rpm$/, ['rpm']],
]

/** Letters and numbers of a text, apart: "DDR4-3200, 2,5 Zoll" is ddr, 4, 3200, 2.5, in. */
export const tokensOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(?<=\d)[\s-]?(?:["″”]|''|inch(?:es)?\b|zoll\b)/g, ' in ')
      .replace(/mt\/s/g, 'mts')
      .replace(/(?<=[mg]b)\/s\b/g, '')
      .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  ).map((token) => (/\./.test(token) ? String(Number(token)) : token))

const isNumber = (token: string) => /^\d/.test(token)
const pairOf = (one: string, other: string) => `${one} ${other}`

/** What the shop says of a part, in single words and in neighbours, and what its category is called. */
export type SaidOfPart = {
  name: string[]
  words: Set<string>
  pairs: Set<string>
  isCategory: (word: string) => boolean
}

export function saidOf(part: PartRow, categories: CategoryWords): SaidOfPart {
  const name = tokensOf(part.name)
  const facts = Object.entries(part.specs)
  const texts = [name, ...facts.flatMap(([key, value]) => textsOf(key, value))]
  const sizes = facts.flatMap(([key, value]) => sizesOf(key, value))
  const pairsOf = (tokens: string[]) =>
    tokens.slice(1).map((token, at) => pairOf(tokens[at]!, token))
  return {
    name,
    words: new Set([...texts.flat(), ...sizes.map(([, unit]) => unit)]),
    pairs: new Set([...texts, ...sizes].flatMap(pairsOf)),
    isCategory: (word) => categoryOfWord(categories, word) === part.category,
  }
}

/** A specification that is a text, as tokens; one that is yes is its key. */
function textsOf(key: string, value: unknown): string[][] {
  if (value === true) return /[A-Z]/.test(key) ? [] : [[key]]
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(key, one))
  if (typeof value !== 'string') return []
  const tokens = tokensOf(value)
  const [, version] = /\bpcie (\d+)/.exec(tokens.join(' ')) ?? []
  return version ? [tokens, ['gen', version]] : [tokens]
}

/** A specification that is a number, with its unit: 2000 of a capacity is also 2 TB. */
function sizesOf(key: string, value: unknown): [number: string, unit: string][] {
  if (typeof value !== 'number') return []
  const said = measures.find(([end]) => end.test(key))?.[1] ?? []
  const sizes = said.map((unit): [string, string] => [String(value), unit])
  return said[0] === 'gb' && value >= 1_000 ? [...sizes, [String(value / 1_000), 'tb']] : sizes
}

/**
 * Whether all that a text says is said of this part: each word, each number with its unit, what its category is called,
 * and labels. `isTold`: something of it tells the part, so that the text is no number beside labels alone.
 */
export function saysOnly(tokens: readonly string[], part: SaidOfPart) {
  let isTold = false
  for (let at = 0; at < tokens.length; at += 1) {
    const width = [3, 2, 1].find((wide) => isCategoryAt(tokens, at, wide, part))
    if (width) {
      at += width - 1
      isTold = true
    } else if (isSaidAt(tokens, at, part)) isTold ||= part.name.includes(tokens[at]!)
    else if (!labels.has(tokens[at]!)) return { isOnly: false, isTold }
  }
  return { isOnly: true, isTold }
}

function isCategoryAt(tokens: readonly string[], at: number, width: number, part: SaidOfPart) {
  const words = tokens.slice(at, at + width)
  return words.length === width && !words.some(isNumber) && part.isCategory(words.join(''))
}

function isSaidAt(tokens: readonly string[], at: number, { words, pairs }: SaidOfPart): boolean {
  const [before = '', token = '', behind = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!isNumber(token)) return words.has(token)
  if (units.has(behind)) return pairs.has(pairOf(token, behind))
  // a short number may count something, where it does not stand as the shop has it
  if (token.length >= 3 && words.has(token)) return true
  return pairs.has(pairOf(before, token)) || pairs.has(pairOf(token, behind))
}
