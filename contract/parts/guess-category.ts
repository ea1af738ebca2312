import { isKnownCategory, type KnownCategory } from './known-categories.ts'

/**
 * Words that tell a category, those first that are never said of another: a motherboard names the processors and the
 * memory that it takes, a processor its graphics, a graphics card its memory.
 */
const telling: [KnownCategory, RegExp][] = [
  ['motherboard', /\b(motherboard|mainboard|system board)s?\b/],
  ['cpu', /\b(ryzen|threadripper|epyc|xeon|athlon|celeron|pentium|core (i[3579]|ultra))\b/],
  [
    'gpu',
    /\b(geforce|radeon|quadro|rtx|gtx|gpu|graphics|video card|gddr\dx?|hbm\d?e?)\b|\brx ?\d{4}/,
  ],
  ['hdd', /\b(ssd|hdd|nvme|sshd|hard (disk|drive)|solid state|barracuda|ironwolf|exos)s?\b/],
  ['ram', /\b(ddr\d?|[rul]?dimm|so-?dimm|cudimm|ram|memory)\b|\bddr\d-/],
  ['cpu', /\b(cpu|processor)s?\b/],
  [
    'motherboard',
    /\b[abhqwxz]\d{2,3}[em]?\b.*\b(atx|itx|lga|am[45]|socket|ddr\d)\b|\b(micro|mini)?-?(atx|itx)\b/,
  ],
]

type Worded = { key: string; name: string; plural: string; words: readonly string[] }

/**
 * The category of these that a part seems to be of by its name; null when the name does not tell. What the shop calls its own
 * categories goes before what the trade calls the others: "power supply for motherboards".
 */
export function guessCategory(name: string, categories: readonly Worded[]): string | null {
  const text = name.toLowerCase()
  const ours = categories.filter(({ key }) => !isKnownCategory(key))
  const own = ours.find((one) => wordsOf(one).some((word) => hasWord(text, word)))
  if (own) return own.key
  const has = (key: string) => categories.some((one) => one.key === key)
  return telling.find(([key, words]) => has(key) && words.test(text))?.[0] ?? null
}

/** All that a category is called, in small letters, of one and of many. */
export const wordsOf = ({ name, plural, words }: Worded): string[] => [
  ...new Set(
    [name, plural, ...words]
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '')
      .flatMap(inBothNumbers),
  ),
]

/** A phrase with what it is of one, or of many where only the end of that differs: "power supplies", "power supply". */
function inBothNumbers(word: string): string[] {
  if (/[^aeiou\W]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`]
  if (/(ch|sh|s|x|z)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)]
  if (/[^s]s$/.test(word)) return [word, word.slice(0, -1)]
  return /[^aeiou\W]y$/.test(word) ? [word, `${word.slice(0, -1)}ies`] : [word]
}

/** Whether a phrase stands in a text by itself, as it is or with one of the endings of a plural. */
function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  const before = text[at - 1] ?? ' '
  const behind = /^(e?s)?(?![\p{L}\p{N}])/u.test(text.slice(at + word.length))
  return behind && !/[\p{L}\p{N}]/u.test(before)
}
