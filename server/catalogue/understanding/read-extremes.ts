import type { Category } from '../../../contract/parts/parts.ts'
import { Phrases, phraseAt } from './lexicon.ts'
import { any, fact, factOf } from './query.ts'
import type { Scan } from './scan.ts'
import {
  capacity,
  countWords,
  type Extreme,
  type Measure,
  measures,
  size,
  smallness,
} from './vocabulary/extremes.ts'
import { impliedBy } from './vocabulary/series.ts'

const measured = new Phrases<Measure>()
for (const measure of measures) measured.add(measure.phrases, measure)
const between = new Phrases<true>().add(countWords, true)

/**
 * "most cores", "highest number of cores", "largest capacity", "biggest". What nothing measured stands behind is left out. A word
 * that names a category as well is read by itself: "largest memory module".
 */
export function readExtreme(scan: Scan, from: number, until: number, extreme: Extreme) {
  const start = between.at(scan.words, until)?.until ?? until
  const behind = measured.at(scan.words, start)
  const isOpen = behind !== null && scan.isOpen(from, behind.until)
  // what is fastest is so by no capacity
  const isMeant = isOpen && (isOfSize(extreme) || behind.sense !== capacity)
  const measure = isMeant ? behind.sense : extreme.alone
  if (!measure) return scan.words.length > until - from ? scan.ignore(from, until) : undefined
  const noun = phraseAt(scan.words, start, scan.own.phrases)
  const isNoun = noun?.sense.kind === 'category' && noun.until >= (behind?.until ?? 0)
  const { isMost } = extreme
  scan.take(from, isMeant && !isNoun ? behind.until : until, {
    kind: 'order',
    as: '',
    query: null,
    weight: 0,
    extreme: { isMost, measure },
  })
}

const isOfSize = ({ alone }: Extreme) => alone === null || alone === size || alone === smallness

/** Says what the most and the least are measured by of this category; of none by whatever parts state. */
export function settleExtremes(scan: Scan, named: Category | null, chosen: Category | null) {
  for (const reading of scan.readings) {
    if (!reading.extreme) continue
    const { isMost, measure } = reading.extreme
    const category = named ?? chosen ?? impliedBy(scan.words)
    const key = category && measure.keys[category]
    const figures = key ? [key] : category ? [] : figuresOf(measure)
    if (figures.length === 0) {
      Object.assign(reading, { kind: 'ignored', as: 'ignored', extreme: undefined })
      continue
    }
    reading.as = `${isMost ? measure.most : measure.least} first`
    reading.order = { by: figures, isDescending: isMost }
    if (!named) reading.query = category ? fact('category', category) : any(...figures.map(factOf))
  }
}

/** Where the category is not known: gigahertz are compared with nothing else. */
const figuresOf = ({ keys }: Measure): string[] => {
  const of = Object.entries(keys).filter(([, key]) => key !== undefined) as [string, string][]
  const those = of.length > 1 ? of.filter(([category]) => category !== 'cpu') : of
  return [...new Set(those.map(([, key]) => key))]
}
