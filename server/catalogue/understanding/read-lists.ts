import { phraseAt, pieces } from './lexicon.ts'
import { kitAt } from './read-kits.ts'
import type { Scan } from './scan.ts'

const isWhole = (word: string | undefined) => word !== undefined && /^\d{1,6}$/.test(word)

/**
 * What a line of a list has beside its part: its number in the list, labels, how many pieces. Only where other words remain.
 */
export function readLists(scan: Scan) {
  readListNumber(scan)
  readLeadingQuantity(scan)
  for (let at = 0; at < scan.words.length; at += 1) {
    if (!scan.isOpen(at)) continue
    readPieces(scan, at)
    readLabel(scan, at)
  }
}

const mayIgnore = (scan: Scan, from: number, until: number) =>
  scan.isOpen(from, until) && until - from < scan.words.length

/** "1) Samsung", "3. Samsung" */
function readListNumber(scan: Scan) {
  if (isWhole(scan.words[0]) && /^\s*[).:]\s/.test(scan.behind(0)) && mayIgnore(scan, 0, 1))
    scan.ignore(0, 1, 'number of the line, ignored')
}

/** "24x", "24 x", "2 ×" before what is no size of a module; "×" was made an x. */
function readLeadingQuantity(scan: Scan) {
  const at = scan.isOpen(0) ? 0 : 1
  const [first = '', second = ''] = scan.words.slice(at)
  const isJoined = /^\d{1,6}x$/.test(first)
  if (!isJoined && !(isWhole(first) && second === 'x')) return
  const until = at + (isJoined ? 1 : 2)
  if (kitAt(scan, at) || !mayIgnore(scan, at, until) || until === scan.words.length) return
  scan.ignore(at, until, 'quantity, ignored')
}

/** "20 pcs", "12 ea", "qty 5", "x20" or "x 20" at the end. */
function readPieces(scan: Scan, at: number) {
  const joined = /^(\d{1,6})(\p{L}+)$/u.exec(scan.words[at]!)
  if (joined && pieces.get(joined[2]!) && joined[2]!.length > 1 && mayIgnore(scan, at, at + 1))
    return scan.ignore(at, at + 1, 'quantity, ignored')
  if (/^x\d{1,6}$/.test(scan.words[at]!) && at === scan.words.length - 1 && at > 0) {
    const isModel = /^x\d{1,2}$/.test(scan.words[at]!) && !isBehindPart(scan, at)
    if (!isModel && mayIgnore(scan, at, at + 1)) scan.ignore(at, at + 1, 'quantity, ignored')
    return
  }
  // "BX8071514700 x 24", and not "Exos X 24"
  if (scan.words[at] === 'x' && at === scan.words.length - 2 && isWhole(scan.words[at + 1])) {
    if (isBehindPart(scan, at) && mayIgnore(scan, at, at + 2))
      scan.ignore(at, at + 2, 'quantity, ignored')
    return
  }
  const behind = isWhole(scan.words[at]) ? pieces.at(scan.words, at + 1) : null
  if (behind && mayIgnore(scan, at, behind.until))
    return scan.ignore(at, behind.until, 'quantity, ignored')
  const before = pieces.at(scan.words, at)
  if (before && isEndOfCategory(scan, at)) return
  if (before && isWhole(scan.words[before.until]) && mayIgnore(scan, at, before.until + 1))
    scan.ignore(at, before.until + 1, 'quantity, ignored')
}

/** Whether the word ends a phrase for a category: "graphics processing unit 12 GB". */
const isEndOfCategory = ({ words, own }: Scan, at: number) =>
  [at - 2, at - 1].some((from) => {
    const found = from < 0 ? null : phraseAt(words.slice(0, at + 1), from, own.phrases)
    return found?.sense.kind === 'category' && found.until === at + 1
  })

/** Whether what stands before is a part number, or says of what kind of part so many are wanted: "RDIMM x10". */
function isBehindPart({ words, tokens, own }: Scan, at: number): boolean {
  let from = at - 1
  while (from > 0 && tokens[from]!.isJoined) from -= 1
  const number = words.slice(Math.max(0, from), at).join('')
  const before = phraseAt(words.slice(0, at), at - 1, own.phrases)
  return /^(?=.*\d)(?=.*\p{L}).{7,}$/u.test(number) || before?.sense.kind === 'category'
}

/** "P/N:", "art.", "Item 0010" */
function readLabel(scan: Scan, at: number) {
  if (!scan.isOpen(at)) return
  const found = phraseAt(scan.words, at, scan.own.phrases)
  if (found?.sense.kind === 'label' && mayIgnore(scan, at, found.until))
    scan.ignore(at, found.until, 'label, ignored')
  if (found?.sense.kind !== 'countedLabel' || !isWhole(scan.words[found.until])) return
  if (mayIgnore(scan, at, found.until + 1)) scan.ignore(at, found.until + 1, 'label, ignored')
}
