import { commonStems } from './common-stems.ts'

/**
 * Whether a password has the shape of common ones: one that repeats a short piece, walks along the keyboard or the
 * alphabet, is a day of the calendar, or is one of the usual words with an ending of digits and signs.
 */
export function isOfCommonShape(password: string): boolean {
  const typed = password.toLowerCase()
  return isShort(typed) && (isDay(typed) || isWalk(typed) || isWordWithEnding(typed))
}

/** Long ones have enough in them whatever they begin with. */
const isShort = (typed: string) => typed.length <= 16

const isDay = (typed: string) =>
  /^(?:(?:0[1-9]|[12]\d|3[01])[./-]?(?:0[1-9]|1[0-2])[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01]))$/.test(
    typed,
  )

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'qaz', 'wsx', 'edc', 'rfv']
const ways = [...rows, ...columns, 'abcdefghijklmnopqrstuvwxyz', '0123456789']
const walks = [...ways, ...ways.map((way) => [...way].reverse().join(''))]

/** Made of nothing but pieces, of three signs or more, that walk along something or repeat a sign. */
function isWalk(typed: string): boolean {
  let rest = repeated(typed)
  while (rest.length > 0) {
    const piece = walkAt(rest)
    if (piece < 3) return false
    rest = rest.slice(piece)
  }
  return true
}

/** The piece that a text repeats to its end, or the text: "12ab12ab12ab" is "12ab", and counts as a walk itself. */
function repeated(typed: string): string {
  const piece = /^(.{1,4}?)\1+$/s.exec(typed)?.[1]
  return piece === undefined ? typed : 'aaa'
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
