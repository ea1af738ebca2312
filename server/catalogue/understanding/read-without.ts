import { phraseAt, type Sense } from './lexicon.ts'
import { not, type Query, word } from './query.ts'
import type { Scan } from './scan.ts'
import { type Flag, ownGraphics } from './vocabulary/flags.ts'

/** What must not be: "without wifi", "no power connector", "no RGB". What is not sold anyhow is left out. */
export function readWithout(scan: Scan, from: number, start: number) {
  let at = start
  let found = phraseAt(scan.words, at, scan.own.phrases)
  while (
    found &&
    ['stop', 'with', 'without'].includes(found.sense.kind) &&
    found.until < scan.words.length
  ) {
    at = found.until
    found = phraseAt(scan.words, at, scan.own.phrases)
  }
  const until = found?.until ?? at + 1
  if (until > scan.words.length || !scan.isOpen(from, until)) return scan.ignore(from, start)
  const { sense } = found ?? {}
  const denied = deniedBy(sense)
  if (denied) {
    const { flag, isYes } = denied
    const query = isYes ? flag.non : flag.yes
    return scan.take(from, until, {
      kind: 'flag',
      as: isYes ? flag.without : flag.as,
      query,
      weight: 4,
    })
  }
  const excluded = excludedBy(sense, scan.words[at]!)
  if (!excluded) return scan.ignore(from, until)
  scan.take(from, until, {
    kind: 'flag',
    as: `no ${scan.textOf(at, until)}`,
    query: excluded,
    weight: 4,
  })
}

/** A processor "without graphics" has none of its own. */
function deniedBy(sense: Sense | undefined): { flag: Flag; isYes: boolean } | null {
  if (sense?.kind === 'flag') return sense
  const isGraphics = sense?.kind === 'category' && sense.category === 'gpu'
  return isGraphics ? { flag: ownGraphics, isYes: true } : null
}

function excludedBy(sense: Sense | undefined, own: string): Query | null {
  if (!sense) return not(word(own))
  if (sense.kind === 'feature') return sense.feature.without ?? not(sense.feature.query)
  if (sense.kind === 'name') return not(sense.query)
  return null
}
