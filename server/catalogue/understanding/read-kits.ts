import { unitPhrases } from './lexicon.ts'
import { any, every, fact, named } from './query.ts'
import type { Scan } from './scan.ts'
import { numerals } from './vocabulary/numerals.ts'

const moduleSizes = new Set([1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256])
const moduleCounts = new Set([1, 2, 3, 4, 6, 8, 12])

type Kit = { modules: number; size: number; until: number }

/** Modules and the size of each, as memory kits are written: "2x16", "2 x 16 GB", "16GB x2", "2 sticks of 16 GB". */
export function kitAt(scan: Scan, at: number): Kit | null {
  for (let until = Math.min(at + 4, scan.words.length); until > at; until -= 1) {
    if (!scan.isOpen(at, until)) continue
    const own = scan.words.slice(at, until).join('')
    const [, count, each, unit] = /^(\d{1,2})x(\d{1,3})(gb|g|go|gig)?$/.exec(own) ?? []
    const [, first, itsUnit, last] = /^(\d{1,3})(gb|g|go|gig)x(\d{1,2})$/.exec(own) ?? []
    const [modules, size] = [Number(count ?? last), Number(each ?? first)]
    if (!moduleCounts.has(modules) || !moduleSizes.has(size)) continue
    const next = (unit ?? itsUnit) ? null : unitPhrases.at(scan.words, until)
    if (!next) return { modules, size, until }
  }
  return kitInWords(scan, at)
}

const joining = new Set(['of', 'with', 'each', 'a', 'mit', 'zu', 'je', 'de', 'con', 'da', 'di'])

function kitInWords(scan: Scan, at: number): Kit | null {
  const modules = numerals[scan.words[at]!] ?? Number(scan.words[at])
  // "two 16GB sticks"
  const [, sized] = /^(\d{1,3})(?:gb|g|go|gig)$/.exec(scan.words[at + 1] ?? '') ?? []
  const last = sized ? unitPhrases.at(scan.words, at + 2) : null
  if (last?.sense.name === 'module' && moduleCounts.has(modules) && moduleSizes.has(Number(sized)))
    return scan.isOpen(at, last.until) ? { modules, size: Number(sized), until: last.until } : null
  const unit = moduleCounts.has(modules) ? unitPhrases.at(scan.words, at + 1) : null
  if (unit?.sense.name !== 'module') return null
  const from = joining.has(scan.words[unit.until] ?? '') ? unit.until + 1 : unit.until
  const [, joined] = /^(\d{1,3})(gb|g|go|gig)$/.exec(scan.words[from] ?? '') ?? []
  const behind = joined ? null : unitPhrases.at(scan.words, from + 1)
  const size = Number(joined ?? scan.words[from])
  const until = behind?.until ?? from + 1
  const isSize = moduleSizes.has(size) && (joined || behind?.sense.name === 'gb')
  return isSize && scan.isOpen(at, until) ? { modules, size, until } : null
}

export function readKit(scan: Scan, at: number): boolean {
  const kit = kitAt(scan, at)
  if (!kit) return false
  const { modules, size, until } = kit
  const own = `${modules}x${size}`
  scan.take(at, until, {
    kind: 'fact',
    as: `${modules} × ${size} GB`,
    query: any(
      every(fact('modules', modules), fact('moduleCapacityGb', size)),
      ...[`${own}gb`, own, `${own}g`].map(named),
    ),
    weight: 6,
    kit: { modules, size },
  })
  return true
}
