import type { Category } from '../../../../contract/parts/parts.ts'

/** A line of models that are numbered, whose generations people name by the beginning of these numbers. */
export type Line = {
  category: Category
  /** The words that the number stands behind; a digit between says a class: "Ryzen 7 5000". */
  brands: string[]
  /** How its generations are named. `series`: a number that is a model of its own unless "series" stands behind it. */
  named: RegExp
  series?: RegExp
  /** The numbers of the models of one generation, as their names have them without letters behind. */
  models: (generation: string) => string[]
  /** Words that names of older lines with the same numbers have. */
  lacks?: string[]
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Every number that a pattern stands for: a dot is any digit, the last sign may be one of several. */
function numbers(pattern: string, last = ''): string[] {
  let found = ['']
  for (const sign of pattern)
    found = found.flatMap((start) => (sign === '.' ? digits : [sign]).map((one) => start + one))
  return last === '' ? found : found.flatMap((start) => [...last].map((one) => start + one))
}

export const lines: Line[] = [
  {
    category: 'gpu',
    brands: ['rtx', 'gtx', 'geforce'],
    named: /^\d\d$/,
    series: /^\d\d00$/,
    models: (generation) => numbers(`${generation.slice(0, 2)}.`, '0').slice(1),
  },
  {
    category: 'gpu',
    brands: ['rx', 'radeon'],
    named: /^[2-9]000$/,
    series: /^[2-9]00$/,
    models: (generation) => numbers(`${generation[0]}${'.'.repeat(generation.length - 2)}`, '0'),
    lacks: ['hd'],
  },
  {
    category: 'cpu',
    brands: ['ryzen', 'threadripper', 'pro'],
    named: /^[1-9]000$/,
    models: (generation) => numbers(`${generation[0]}..`, '05'),
  },
  {
    category: 'cpu',
    brands: ['epyc'],
    named: /^[1-9]00[1-6]$/,
    models: (generation) => numbers(`${generation[0]}..`, generation[3]),
  },
  {
    category: 'cpu',
    brands: ['ultra'],
    named: /^[1-9]00$/,
    models: (generation) => numbers(`${generation[0]}.`, '05678'),
  },
]

/** Intel's Core processors are numbered by their generation: the fourteenth has 14100 to 14900. */
export const coreModels = (generation: number): string[] =>
  numbers(`${generation}..`, '05').filter((one) => !one.startsWith(`${generation}0`))
/** Generations of Core processors that are called so, from Skylake on. */
export const coreGenerations = { from: 6, to: 14 }

/** What words say of a category though none names it: "fastest DDR5", "Xeon 6430". */
const implying: [Category, RegExp][] = [
  ['gpu', /^(?:geforce|rtx|gtx|radeon|rx|quadro|arc)$/],
  ['cpu', /^(?:ryzen|epyc|xeon|threadripper|core|i[3579]|athlon|pentium|celeron|opteron)$/],
  ['cpu', /^(?:intel|amd)$/],
  ['ram', /^(?:ddr\d|ecc|registered)$/],
  ['hdd', /^(?:nvme|sata|sas)$/],
]
/** The first of these are series of models. */
const series = implying.slice(0, 2)

export const impliedBy = (words: string[]): Category | null =>
  implying.find(([, said]) => words.some((one) => said.test(one)))?.[0] ?? null

/** Of which category the models are that are called after this word, or null. */
export const categoryOfSeries = (word: string): Category | null =>
  series.find(([, said]) => said.test(word))?.[0] ?? null
