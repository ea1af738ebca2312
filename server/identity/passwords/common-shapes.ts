import { passwordLength } from '../../../contract/people/identity.ts'
import { commonStems } from './common-stems.ts'

/**
 * Whether a password, in lower case, has the shape of common ones, however long: one that repeats a short or common
 * piece, walks along the keyboard or the alphabet, is a day of the calendar, or is one of the usual words with an ending
 * of digits and signs.
 */
export const isOfCommonShape = (typed: string) =>
  (repeatedPiece(typed)?.length ?? passwordLength.min) < passwordLength.min ||
  isDay(typed) ||
  isWalk(typed) ||
  isWordWithEnding(typed)

/** The shortest piece that a text repeats to its end, where it may break off: "12ab" of "12ab12ab1"; null for none. */
export function repeatedPiece(text: string): string | null {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  return null
}

const isDay = (typed: string) =>
  /^(?:(?:0[1-9]|[12]\d|3[01])[./-]?(?:0[1-9]|1[0-2])[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/.test(
    typed,
  )

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'qaz', 'wsx', 'edc', 'rfv']
const ways = [...rows, ...columns, 'abcdefghijklmnopqrstuvwxyz', '0123456789']
const walks = [...ways, ...ways.map((way) => [...way].reverse().join(''))]

/** Made of pieces, of three signs or more, that walk along something or repeat a sign, and two more signs at most. */
function isWalk(typed: string): boolean {
  let rest = typed
  while (rest.length > 0) {
    const piece = walkAt(rest)
    if (piece < 3) return rest.length <= 2 && rest !== typed
    rest = rest.slice(piece)
  }
  return true
}

function walkAt(text: string): number {
  const same = /^(.)\1*/s.exec(text)?.[0].length ?? 0
  const along = walks.map((way) => {
    const from = way.indexOf(text[0] ?? '')
    let length = 0
    while (from >= 0 && length < text.length && way[from + length] === text[length]) length += 1
    return length
  })
  return Math.max(same, ...along)
}

/** "monkey12", "1jessica!", "p@ssw0rd99": up to five digits and signs before or after a word of the list. */
const isWordWithEnding = (typed: string) =>
  [typed, readAsLetters(typed)].some((text) => {
    const word = /^[\d\W_]{0,5}(\p{L}+)[\d\W_]{0,5}$/u.exec(text)?.[1]
    return word !== undefined && (commonStems.has(word) || isTwice(word))
  }) || commonStems.has(readAsLetters(typed.replace(/[\d\W_]{1,5}$/u, '')))

const isTwice = (word: string) =>
  word.length % 2 === 0 &&
  word.slice(0, word.length / 2) === word.slice(word.length / 2) &&
  commonStems.has(word.slice(0, word.length / 2))

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}
const readAsLetters = (text: string) => text.replace(/[01345@$]/g, (sign) => letters[sign] ?? sign)
