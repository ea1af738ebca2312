import { knownCategories } from '../../../contract/parts/known-categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { segmentsOf } from './plain.ts'
import { any, every, fact, named as inName, later, word } from './query.ts'
import type { Reading } from './reading.ts'
import type { Scan } from './scan.ts'
import { saidOfOthers } from './vocabulary/categories.ts'
import { ownGraphics } from './vocabulary/flags.ts'

const isCategory = ({ kind }: Reading) => kind === 'category'

/**
 * Which category is meant where several are named: not one behind "for" or "with" beside another; of several the last, as in
 * "CPU board"; but memory is said of graphics cards. The others are left out. Then what a use means of it is said.
 */
export function settleCategories(scan: Scan, chosen: Category | null): Category | null {
  const named = scan.readings.filter(isCategory)
  const main = mainOf(named)
  for (const reading of named) settle(reading, main, scan.readings)
  for (const reading of scan.readings)
    if (reading.use) settleUse(reading, main, chosen, scan.readings)
  return main
}

function mainOf(named: Reading[]): Category | null {
  const free = named.filter(({ behind }) => !behind)
  const among = (free.length > 0 ? free : named).map(({ category }) => category!)
  const last = among.at(-1) ?? null
  if (last === null || !saidOfOthers.has(last) || !among.includes('gpu')) return last
  return 'gpu'
}

function settle(reading: Reading, main: Category | null, all: Reading[]) {
  const { category, of, behind } = reading
  if (category === 'gpu' && main === 'cpu' && behind === 'with') {
    Object.assign(reading, { kind: 'flag', as: ownGraphics.as, query: ownGraphics.yes, weight: 4 })
    return
  }
  if (category !== main) {
    Object.assign(reading, { kind: 'ignored', as: 'ignored', query: null, weight: 0 })
    return
  }
  const own = fact('category', category!)
  // what is called a hard drive may be any drive
  const isAnyDrive =
    of?.as === 'hard disks' && all.some((other) => other !== reading && isFlash(other))
  // a part may be called so that is filed elsewhere
  const called = every(...segmentsOf(reading.text).map(inName))
  reading.query = any(of && !isAnyDrive ? every(own, of.query) : own, later(called))
}

const isFlash = ({ of, as }: Reading) => of?.as === 'SSD' || as === 'NVMe' || as === 'M.2'

/** Of no category it is a word like any other; of one that it says nothing of it is left out. */
function settleUse(
  reading: Reading,
  main: Category | null,
  chosen: Category | null,
  all: Reading[],
) {
  const { use } = reading
  const query = main ? use!.of[main] : undefined
  const isAlone = chosen === null && all.every((one) => one === reading || one.kind === 'ignored')
  if (use!.isDevice && isAlone) Object.assign(reading, { kind: 'unsold', as: 'device' })
  else if (query) reading.query = query
  else if (main) Object.assign(reading, { kind: 'ignored', as: 'ignored', query: null, weight: 0 })
  else {
    const ofAny = knownCategories.flatMap((category) => {
      const one = use!.of[category]
      return one ? [every(fact('category', category), one)] : []
    })
    const key = reading.text.toLowerCase().replace(/[^a-z0-9]/g, '')
    reading.query = any(word(key), ...ofAny)
  }
}
