import { segmentsOf } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import { offer } from './candidate.ts'
import type { Open } from './find-numbers.ts'
import { type NameRow, selectByWords } from './store.ts'

const maxWords = 12

/**
 * Finds parts by the words of the manufacturer and the description, and where these find none, or there is no
 * description, by those of the manufacturer and the number: all of them in number, name and category, else those with
 * digits, else the longest of these.
 */
export async function findNamed(sql: Sql, open: Open[]): Promise<void> {
  const said = open.map(({ wanted }) => textsOf(wanted))
  for (const nth of [0, 1])
    await findSaid(
      sql,
      open.flatMap(({ found }, at) => {
        const text = said[at]?.[nth]
        return found.size === 0 && text ? [{ ...text, found }] : []
      }),
    )
}

/** The words of one text of a row; `from` says which in a reason, where there are two. */
type Said = { words: string[]; from: string }

function textsOf({ text, manufacturer, description }: Open['wanted']): Said[] {
  const words = (one: string) =>
    [...new Set(segmentsOf(`${manufacturer} ${one}`))].slice(0, maxWords)
  if (!text || !description) return [{ words: words(description || text), from: '' }]
  return [
    { words: words(description), from: ', as the description says' },
    { words: words(text), from: ', as the number’s cell says' },
  ]
}

async function findSaid(sql: Sql, open: (Said & Pick<Open, 'found'>)[]) {
  for (const round of [allOf, tellingOf, longestOf]) {
    const queries = open.flatMap(({ found, words }, n) => {
      const chosen = found.size === 0 ? round(words) : []
      const query = chosen.map((word) => termOf(word, words)).join(' & ')
      return query ? [{ n, query }] : []
    })
    for (const row of await selectByWords(sql, queries)) {
      const { words, from, found } = open[row.n]!
      const likeness = judgeName(words, row)
      if (likeness) {
        const reason = likeness.reason + from
        offer(found, { ...likeness, reason, id: row.id, mpnKey: row.mpnKey, by: 'name' })
      }
    }
  }
}

/**
 * A word as it stands, parted into letters and digits ("2tb" is "2 tb"), or joined with a neighbour ("2" in "2tb"):
 * names have it in any of these ways. Words of four signs or more may be beginnings; shorter ones begin too many.
 */
function termOf(word: string, words: string[]): string {
  const parts = partsOf(word)
  const asParts = parts.length > 1 ? [`(${parts.map(lexeme).join(' & ')})`] : []
  return `(${[lexeme(word), ...asParts, ...joinedWith(word, words).map(lexeme)].join(' | ')})`
}

/** A number behind a dash is kept with its sign: of "i7-14700" the index has '-14700'. */
function lexeme(word: string): string {
  const weights = word.length >= 4 ? ':*AB' : ':AB'
  return /^\d+$/.test(word) ? `('${word}'${weights} | '-${word}'${weights})` : `'${word}'${weights}`
}

/** The letters and the digits of a word, apart: "2tb" is "2" and "tb". */
const partsOf = (word: string) => word.match(/\p{N}+|\P{N}+/gu) ?? []

/** A word with the one before or behind it, where letters and digits meet. */
function joinedWith(word: string, words: string[]): string[] {
  const at = words.indexOf(word)
  const pairs = [
    [words[at - 1], word],
    [word, words[at + 1]],
  ]
  return pairs.flatMap(([before, behind]) =>
    before && behind && /\p{N}$/u.test(before) !== /^\p{N}/u.test(behind) ? before + behind : [],
  )
}

/** A word with digits tells one part from another, "7800x3d" and "i7" do, "32" does not. */
const isTelling = (word: string) => word.length >= 3 && /\d/.test(word)

const allOf = (words: string[]) =>
  words.some((word) => word.length >= 4 || isTelling(word)) ||
  words.filter((word) => /\p{L}{2}/u.test(word)).length > 2
    ? words
    : []

const tellingOf = (words: string[]) => words.filter(isTelling)

function longestOf(words: string[]): string[] {
  const [longest] = words
    .filter((word) => word.length >= 4 && /\d/.test(word))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return longest ? [longest] : []
}

/**
 * At least half of the words must stand in name and number, and one that tells something; or the whole name among the words,
 * whatever configurators say behind it.
 */
function judgeName(words: string[], { name, mpn }: NameRow) {
  const there = segmentsOf(`${name} ${mpn}`)
  const isWhole = segmentsOf(name).every((one) => words.includes(one))
  const parts = new Set(there.flatMap(partsOf))
  const has = (word: string) =>
    there.some((one) => one.startsWith(word)) || partsOf(word).every((part) => parts.has(part))
  const shared = words.filter(has)
  if ((shared.length * 2 < words.length && !isWhole) || !shared.some((word) => word.length >= 3))
    return null
  const said = shared.slice(0, 4).map((word) => `“${word}”`)
  const last = said.pop() ?? ''
  const listed = said.length > 0 ? `${said.join(', ')} and ${last}` : last
  return { rank: 8, far: words.length - shared.length, reason: `Its name has ${listed}` }
}
