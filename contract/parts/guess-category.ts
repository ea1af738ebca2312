import type { categories } from './categories.ts'

type Category = (typeof categories)[number]

/**
 * Words that tell a category, those first that are never said of another: a motherboard names the processors and the
 * memory that it takes, a processor its graphics, a graphics card its memory.
 */
const telling: [Category, RegExp][] = [
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

/** What a part seems to be by its name; null when the name does not tell. */
export function guessCategory(name: string): Category | null {
  const text = name.toLowerCase()
  return telling.find(([, words]) => words.test(text))?.[0] ?? null
}
