import type { Category } from '../../../contract/parts/parts.ts'
import { any, begun, every, exact, fact, later, named, type Query, said, word } from './query.ts'
import { modelOf, variants } from './read-variants.ts'
import type { Scan } from './scan.ts'
import { kit } from './vocabulary/features.ts'
import { cardinals } from './vocabulary/numerals.ts'

/** What is left are words that parts have: each with its neighbours joined, what a dash joins as one. */
export function readWords(scan: Scan, category: Category | null) {
  for (let at = 0; at < scan.words.length; ) {
    if (scan.isTaken(at)) {
      at += 1
      continue
    }
    let until = at + 1
    while (until < scan.words.length && !scan.isTaken(until) && scan.tokens[until]!.isJoined)
      until += 1
    if (until === at + 1 && isCount(scan, at)) {
      scan.ignore(at, until, 'quantity, ignored')
      at = until
      continue
    }
    const query =
      until === at + 1
        ? modelOf(scan, at, queryOf(scan, at, category))
        : chunkOf(scan, at, until, category)
    const own = scan.words.slice(at, until).join('')
    const as = `“${scan.textOf(at, until)}”`
    const keys = sockets.test(own) ? ['socket'] : undefined
    scan.take(at, until, { kind: 'word', as, query, weight: weightOf(own), word: own, keys })
    at = until
  }
}

/** How many are wanted: "twelve", or "30" behind talk and before what it is a number of, as in "quote for 30 SATA SSDs". */
function isCount({ words, readings }: Scan, at: number): boolean {
  const own = words[at]!
  if (cardinals.has(own)) return words.length > 1
  if (!/^(?:\d{1,2}|\d?[05]0|1000)$/.test(own)) return false
  const before = readings.find(({ until }) => until === at)
  const behind = readings.find(({ from }) => from === at + 1)
  const next = readings.find(({ from }) => from === behind?.until)
  const isOfParts = behind?.kind === 'category' || (behind?.query && next?.kind === 'category')
  return before?.kind === 'ignored' && Boolean(isOfParts)
}

const sockets = /^(?:am|fm|lga|sp|tr|str|strx)\d{1,4}$/

/** A short word of letters, or a digit alone, says less than a model or a name does. */
const weightOf = (own: string) =>
  variants.includes(own) ? 2 : /^(\p{L}{1,3}|\d)$/u.test(own) ? 3 : 6

/** Neighbours that were not read as something else: what they make together. */
function joinsOf(scan: Scan, at: number, isOpen: (at: number) => boolean): string[] {
  const [before2, before, own, next, next2] = [-2, -1, 0, 1, 2].map((by) =>
    isOpen(at + by) ? scan.words[at + by]! : undefined,
  )
  const triple = (words: (string | undefined)[]) =>
    words.every((one) => one !== undefined) && words.some((one) => one!.length === 1)
      ? [words.join('')]
      : []
  return [
    ...(before === undefined ? [] : [before + own]),
    ...(next === undefined ? [] : [own + next]),
    ...triple([before2, before, own]),
    ...triple([before, own, next]),
    ...triple([own, next, next2]),
  ]
}

/** Which words were plain before any of them was taken as such. */
const plainOf = (scan: Scan) => {
  const plain = new Set(
    scan.words.flatMap((_, at) =>
      !scan.isTaken(at) ||
      scan.readings.some(({ kind, from, until }) => kind === 'word' && at >= from && at < until)
        ? [at]
        : [],
    ),
  )
  return (at: number) => plain.has(at)
}

function queryOf(scan: Scan, at: number, category: Category | null): Query {
  const own = scan.words[at]!
  const joins = joinsOf(scan, at, plainOf(scan))
  return any(
    isClass(scan, at) ? begun(own) : word(own),
    ...joins.map(word),
    ...splitsOf(own),
    ...singulars(own),
    ...speedsOf(scan, at, category),
  )
}

/** A digit behind a word says which of its kind: "Ryzen 3" is not every Ryzen whose description has a 3. */
const isClass = ({ words }: Scan, at: number) =>
  /^\d$/.test(words[at]!) && /^\p{L}+$/u.test(words[at - 1] ?? '')

/** A beginning of fewer signs is one of too many words to be looked up; what it begins is found by its neighbours joined. */
const shortest = 3

/** "gtx1660super" as its pieces, where each says something; only the last may be a beginning. */
function splitsOf(own: string): Query[] {
  const cut = own.match(/\d+(?:\.\d+)?|[^\d]+/g) ?? []
  if (cut.length < 2 || !cut.every((piece) => piece.length > 1)) return []
  const last = cut.length - 1
  return [
    every(
      ...cut.map((piece, at) =>
        at === last && piece.length >= shortest ? word(piece) : exact(piece),
      ),
    ),
  ]
}

/** Without the s of a plural, as a whole word: of a model behind it itself, since "4070s" is one of its own. */
const singulars = (own: string): Query[] => {
  if (/^\d{3,5}s$/.test(own)) return [later(named(own.slice(0, -1)))]
  const one = /^\p{L}{4,}s$/u.test(own) ? own.slice(0, -1) : null
  return one === null ? [] : [named(one), said(one)]
}

/** Of memory a number of four digits may be its speed: "DDR5 6000", "5600 kit". */
function speedsOf(scan: Scan, at: number, category: Category | null): Query[] {
  const own = scan.words[at]!
  const isMemory =
    category === 'ram' ||
    scan.words.some((one) => /^ddr\d$/.test(one)) ||
    scan.readings.some(({ as }) => as === kit.as)
  const number = Number(own)
  return isMemory && /^\d{4,5}$/.test(own) && number >= 1_333 && number <= 12_000
    ? [fact('speedMts', own)]
    : []
}

/** Words that signs join: together, or each of them, a single sign only with its neighbour. */
function chunkOf(scan: Scan, from: number, until: number, category: Category | null): Query {
  const words = scan.words.slice(from, until)
  const isOpen = (at: number) => at >= from && at < until
  const isPlain = plainOf(scan)
  const each = words.map((own, by) => {
    const joins = joinsOf(scan, from + by, isOpen).map(word)
    const isSign = own.length === 1 && joins.length > 0
    const alone = isSign
      ? [named(own)]
      : [
          by < words.length - 1 && own.length <= shortest ? exact(own) : word(own),
          ...splitsOf(own),
          ...speedsOf(scan, from + by, category),
        ]
    return any(...alone, ...joins)
  })
  const joined = words.join('')
  const outer = [
    ...(isPlain(from - 1) ? [scan.words[from - 1]! + joined] : []),
    ...(isPlain(until) ? [joined + scan.words[until]!] : []),
  ]
  return any(word(joined), ...outer.map(word), every(...each))
}
