const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/**
 * Every text that is one slip of the keyboard away from a word: a sign left out, put in, mistaken or swapped with the
 * next. About 73 for each of its letters, all of them cheap to look up in an index of words.
 */
export function slipsOf(word: string): string[] {
  const cuts = Array.from({ length: word.length + 1 }, (_, at): [string, string] => [
    word.slice(0, at),
    word.slice(at),
  ])
  const slips = cuts.flatMap(([head, tail]) => [
    ...(tail ? [head + tail.slice(1)] : []),
    ...(tail.length > 1 ? [head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)] : []),
    ...letters.flatMap((letter) => [
      head + letter + tail,
      ...(tail ? [head + letter + tail.slice(1)] : []),
    ]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word && slip !== '')
}

/**
 * How many signs must be left out, put in, mistaken or swapped with the next to come from a text to each beginning of another,
 * the empty one first: the optimal string alignment distance of Damerau and Levenshtein, whose table has them all in its last row.
 */
function distances(a: string, b: string): number[] {
  let twoBack: number[] = []
  let back = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (back[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (back[j - 1] ?? 0) + cost,
        swapped ? (twoBack[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    twoBack = back
    back = row
  }
  return back
}

/** The distance from one text to the other. */
export const distance = (a: string, b: string): number => distances(a, b)[b.length] ?? 0

/** The distance to a word or to a beginning about as long, since the last word may not be typed to its end. */
export function distanceToBeginning(typed: string, word: string): number {
  const toEach = distances(typed, word)
  const aboutAsLong = toEach.slice(Math.max(0, typed.length - 1), typed.length + 2)
  return Math.min(toEach[word.length] ?? 0, ...aboutAsLong)
}
