import { compoundAt, machinePhrases, phraseAt, prices, type Sense } from './lexicon.ts'
import { quantityAt } from './quantity-at.ts'
import { any, every, fact, named, said, word } from './query.ts'
import { readCoreCounts } from './read-core-counts.ts'
import { readExtreme } from './read-extremes.ts'
import { readKit } from './read-kits.ts'
import { readMemoryTerms } from './read-memory-terms.ts'
import { readQuantity } from './read-quantities.ts'
import { readSeries } from './read-series.ts'
import { readWithout } from './read-without.ts'
import type { Scan } from './scan.ts'

type Behind = 'with' | 'for' | null

/** Quantities, and phrases that are known: categories, flags, features, uses, names, what the shop has not, little words. */
export function readPhrases(scan: Scan) {
  let behind: Behind = null
  for (let at = 0; at < scan.words.length; at += 1) {
    if (!scan.isOpen(at) || readSeries(scan, at)) continue
    const bounded = prices.bounds.at(scan.words, at)?.until
    if (bounded !== undefined && bounded < scan.words.length && readQuantity(scan, bounded))
      continue
    const found = settled(scan, at, openPhrase(scan, at))
    const quantity = quantityAt(scan, at)
    const isPhrase = found !== null && found.until > at + 1 && found.until >= (quantity?.until ?? 0)
    if (!isPhrase && readCoreCounts(scan, at)) continue
    if (!isPhrase && (readKit(scan, at) || readQuantity(scan, at) || readMemoryTerms(scan, at)))
      continue
    if (readPlus(scan, at) || readShortSeries(scan, at)) continue
    if (!found && behind === 'for' && readMachine(scan, at)) continue
    if (!found) {
      for (const sense of compoundAt(scan.words[at]!) ?? [])
        readSense(scan, at, at + 1, sense, behind)
      continue
    }
    if (isOfModel(scan, at, found) || readSplitModel(scan, at)) continue
    if (behind === 'for' && readMachine(scan, at)) continue
    const { sense, until } = found
    if (sense.kind === 'with' || sense.kind === 'for') behind = sense.kind
    if (sense.kind === 'without') readWithout(scan, at, until)
    else readSense(scan, at, until, sense, behind)
  }
}

/** "RTX A 4000": the letter is no article. */
function readSplitModel(scan: Scan, at: number): boolean {
  const [before = '', own = '', next = ''] = [-1, 0, 1].map((by) => scan.words[at + by])
  const isModel = /^(?:rtx|quadro|nvidia)$/.test(before) && own === 'a' && /^\d{4}$/.test(next)
  if (!isModel || !scan.isOpen(at, at + 2)) return false
  const model = own + next
  const as = `“${scan.textOf(at, at + 2)}”`
  scan.take(at, at + 2, { kind: 'word', as, query: word(model), weight: 6, word: model })
  return true
}

/** "FM2+" is a socket of its own, which takes what FM2 does and more. */
function readPlus(scan: Scan, at: number): boolean {
  const socket = scan.words[at]!
  if (!/^(?:am[23]|fm2)$/.test(socket) || !scan.behind(at).startsWith('+')) return false
  const as = `socket ${socket.toUpperCase()}+`
  const query = any(fact('socket', socket), word(socket))
  const stated: [string, string] = ['socket', `${socket.toUpperCase()}+`]
  scan.take(at, at + 1, { kind: 'feature', as, query, weight: 6, stated })
  return true
}

/** "TR 7960X": short for Threadripper before its number alone. */
function readShortSeries(scan: Scan, at: number): boolean {
  const isMeant = scan.words[at] === 'tr' && /^\d{4}/.test(scan.words[at + 1] ?? '')
  if (!isMeant || !scan.isOpen(at)) return false
  scan.take(at, at + 1, {
    kind: 'feature',
    as: 'Threadripper',
    query: said('threadripper'),
    weight: 5,
  })
  return true
}

/** "memory for a Dell server": what a part is to go into says nothing of it. */
function readMachine(scan: Scan, at: number): boolean {
  const machine = machinePhrases.at(scan.words, at)
  if (!machine || !scan.isOpen(at, machine.until)) return false
  scan.ignore(at, machine.until)
  return true
}

function openPhrase(scan: Scan, at: number) {
  const found = phraseAt(scan.words, at, scan.own.phrases)
  if (!found || scan.isOpen(at, found.until)) return found
  return phraseAt(scan.words.slice(0, at + 1), at, scan.own.phrases)
}

type Found = ReturnType<typeof phraseAt>

/** What is said of a part goes before what is not sold where both have a word: "CPU, cooler not included" is no CPU cooler. */
function settled(scan: Scan, at: number, found: Found): Found {
  if (found?.sense.kind !== 'unsold') return found
  for (let from = at + 1; from < found.until; from += 1) {
    const next = openPhrase(scan, from)
    if (next?.sense.kind === 'flag' && next.until > found.until)
      return phraseAt(scan.words.slice(0, from), at, scan.own.phrases)
  }
  return found
}

/** A letter behind a model is part of it: the A of "B650M A". */
function isOfModel(
  scan: Scan,
  at: number,
  { sense, until }: { sense: Sense; until: number },
): boolean {
  if (until !== at + 1 || scan.words[at]!.length > 1) return false
  const before = scan.words[at - 1] ?? ''
  const isModel = /\d/.test(before) && /\p{L}/u.test(before) && !scan.isTaken(at - 1)
  return sense.kind === 'stop' && isModel && at === scan.words.length - 1
}

function readSense(scan: Scan, from: number, until: number, sense: Sense, behind: Behind) {
  const taken = { query: null, weight: 0 }
  switch (sense.kind) {
    case 'category': {
      const { category, of, as } = sense
      return scan.take(from, until, {
        ...taken,
        kind: 'category',
        as,
        category,
        of,
        behind,
        weight: 8,
      })
    }
    case 'flag': {
      const { flag, isYes } = sense
      const query = isYes ? flag.yes : flag.non
      return scan.take(from, until, {
        kind: 'flag',
        as: isYes ? flag.as : flag.without,
        query,
        behind,
        weight: 4,
      })
    }
    case 'feature': {
      const { as, query, keys } = sense.feature
      return scan.take(from, until, { kind: 'feature', as, query, weight: 4, keys })
    }
    case 'name':
      return scan.take(from, until, {
        kind: 'feature',
        as: sense.as,
        query: sense.query,
        weight: 5,
      })
    case 'use':
      return scan.take(from, until, {
        ...taken,
        kind: 'use',
        as: sense.use.as,
        use: sense.use,
        weight: 2,
      })
    case 'maker': {
      const word = scan.words.slice(from, until).join('')
      const own = scan.words.slice(from, until).map(named)
      const query = any({ word }, every(...own))
      const as = `“${scan.textOf(from, until)}”`
      return scan.take(from, until, { kind: 'word', as, query, weight: 6, word, isMaker: true })
    }
    case 'unsold': {
      if (isCounted(scan, from)) return scan.ignore(scan.isOpen(from - 1) ? from - 1 : from, until)
      if (behind) return scan.ignore(from, until)
      return scan.take(from, until, {
        ...taken,
        kind: 'unsold',
        as: sense.isDevice ? 'device' : 'not sold here',
      })
    }
    case 'socket':
      return readSocket(scan, from, until)
    case 'price': {
      const { isDescending } = sense
      const as = isDescending ? 'highest price first' : 'lowest price first'
      const order = { by: 'price' as const, isDescending }
      return scan.take(from, until, { ...taken, kind: 'order', as, order })
    }
    case 'extreme':
      return readExtreme(scan, from, until, sense.extreme)
    case 'stock':
      return scan.take(from, until, { ...taken, kind: 'stock', as: 'in stock' })
    case 'stop':
    case 'with':
    case 'for':
    case 'label':
      return scan.words.length > until - from ? scan.ignore(from, until) : undefined
    default:
      return undefined
  }
}

/** "two fan card", "dual fan"; a longer number is a model: "4090 waterblock" */
const isCounted = (scan: Scan, at: number) =>
  /^(\d{1,2}|single|dual|triple|two|three|one)$/.test(scan.words[at - 1] ?? '')

/** "socket 1700" is LGA1700; "socket AM5" is AM5. */
function readSocket(scan: Scan, from: number, until: number) {
  const number = scan.words[until]
  if (!number || !/^\d{3,4}$/.test(number) || !scan.isOpen(from, until + 1))
    return scan.words.length > until - from ? scan.ignore(from, until) : undefined
  const query = any(word(`lga${number}`), fact('socket', `lga${number}`), fact('socket', number))
  scan.take(from, until + 1, { kind: 'feature', as: `socket ${number}`, query, weight: 6 })
}
