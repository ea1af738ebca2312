import type { Category } from '../../../contract/parts/parts.ts'
import { Phrases } from './lexicon.ts'
import { any, fact, factOf } from './query.ts'
import type { PartsOrder } from './reading.ts'
import type { Scan } from './scan.ts'
import { countWords, type Extreme, type Measure, measures } from './vocabulary/extremes.ts'

const measured = new Phrases<Measure>()
for (const measure of measures) measured.add(measure.phrases, measure)
const between = new Phrases<true>().add(countWords, true)

/** "most cores", "highest number of cores", "largest capacity", "biggest". What nothing measured stands behind is left out. */
export function readExtreme(scan: Scan, from: number, until: number, extreme: Extreme) {
  const start = between.at(scan.words, until)?.until ?? until
  const behind = measured.at(scan.words, start)
  const measure = behind && scan.isOpen(from, behind.until) ? behind.sense : extreme.alone
  if (!measure) return scan.words.length > until - from ? scan.ignore(from, until) : undefined
  const end = measure === behind?.sense && !isCategory(scan, start) ? behind.until : until
  const { isMost } = extreme
  scan.take(from, end, {
    ...{ kind: 'order', as: '', query: null, weight: 0, extreme: { isMost, measure } },
  })
}

/** "largest ram" names what is sought as well as what is measured. */
const isCategory = ({ words }: Scan, at: number) =>
  at === words.length - 1 && /^(ram|memory|storage|memoria|memoire|speicher)$/.test(words[at]!)

/** Says what the most and the least are measured by of this category; of none by whatever parts state. */
export function settleExtremes(scan: Scan, named: Category | null, chosen: Category | null) {
  for (const reading of scan.readings) {
    if (!reading.extreme) continue
    const { isMost, measure } = reading.extreme
    const category = named ?? chosen
    const key = category && measure.keys[category]
    const figures = key ? [key] : category ? [] : figuresOf(measure)
    if (figures.length === 0) {
      Object.assign(reading, { kind: 'ignored', as: 'ignored', extreme: undefined })
      continue
    }
    reading.as = `${isMost ? measure.most : measure.least} first`
    reading.order = { by: figures, isDescending: isMost }
    if (!named) reading.query = chosen ? fact('category', chosen) : any(...figures.map(factOf))
  }
}

/** Where the category is not known: gigahertz are compared with nothing else. */
const figuresOf = ({ keys }: Measure): PartsOrder['by'] & string[] => {
  const of = Object.entries(keys).filter(([, key]) => key !== undefined) as [string, string][]
  const those = of.length > 1 ? of.filter(([category]) => category !== 'cpu') : of
  return [...new Set(those.map(([, key]) => key))]
}
