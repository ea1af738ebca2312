import { headersIn } from '../../columns/headers.ts'
import { type CodePage, openPage } from './code-pages.ts'
import { foreignWords } from './foreign-words.ts'
import { senseOf } from './plausible.ts'

/** Pages by how seldom they are met, in bits. */
const old: readonly (readonly [CodePage, number])[] = [
  ['Windows-1252', 0],
  ['Windows-1250', 1],
  ['Windows-1251', 1],
  ['GB18030', 1],
  ['Shift-JIS', 1],
  ['EUC-KR', 1],
  ['Big5', 1],
  ['Windows-1254', 1],
  ['Windows-1253', 4],
  ['Windows-1257', 3.5],
  ['Windows-1255', 3],
  ['Windows-1256', 4],
  ['Windows-874', 4],
  ['ISO-8859-2', 3],
  ['EUC-JP', 4],
  ['IBM850', 3.5],
  ['IBM852', 4],
  ['IBM866', 3],
  ['KOI8-R', 3],
  ['Macintosh', 4.4],
]

/** A header's word that only one page makes of the bytes, in bits; and of so many words. */
const [wordBits, mostWords] = [12, 4]

/**
 * The page in which bytes make most sense, and the first other of which they make nearly as much, as another text. Not
 * sensible: even in the best they are no language's words.
 */
export type Guess = { page: CodePage; rival: CodePage | null; isSensible: boolean }

/**
 * The code page of bytes that have no mark: UTF-8 when they are, else the page in which they make most sense. `head`: how
 * the text begins, which may be before them.
 */
export function guessPage(bytes: Uint8Array, isWhole: boolean, head: Uint8Array): Guess {
  const text = openPage('UTF-8')(bytes, isWhole)
  const broken = text.split('\ufffd').length - 1
  const proper = (text.match(/[\u0080-\ufffc]|[\ud800-\udbff]/g) ?? []).length
  // some bytes of a text in UTF-8 were spoilt on their way: no other page explains the rest
  if (broken === 0 || proper > 3 * broken) return { page: 'UTF-8', rival: null, isSensible: true }
  const given = {
    words: foreignWords(bytes),
    start: bytes.subarray(0, 20_000),
    head: openPage('Windows-1252')(head, true),
  }
  const all = old
    .map(([page, seldom]) => weighed(page, seldom, given))
    .sort((one, other) => one.worth - other.worth)
  const [best] = all
  const rival = all.find(({ text: other }) => other !== best!.text)
  return {
    page: best!.page,
    rival: rival && rival.worth - best!.worth < sureBits ? rival.page : null,
    isSensible: best!.each < (best!.isWide ? 13 : 6.3) + 6 / Math.max(1, best!.letters),
  }
}

/** So many bits lie between what is sure and what may be another. */
const sureBits = 4

type Given = { words: Uint8Array; start: Uint8Array; head: string }

function weighed(page: CodePage, seldom: number, { words, start, head }: Given) {
  const text = openPage(page)(words, true)
  const lines = openPage(page)(start, true).split(/\r\n?|\n/, 60)
  const cells = lines.flatMap((line) => line.split(/[,;\t|"']/))
  const foreign = cells
    .filter((cell) => /^(?!.*\p{Sc}).*(?![\0-\x7f])\p{L}/su.test(cell))
    .map((cell) => cell.trim())
  const named = Math.min(mostWords, headersIn(foreign).outright)
  const { bits, letters, each } = senseOf(page, words, { text, head })
  return {
    page,
    text,
    letters,
    each,
    worth: bits + seldom - wordBits * named,
    isWide: /GB|Big5|JI?S|EUC/.test(page),
  }
}
