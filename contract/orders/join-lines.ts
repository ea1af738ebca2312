const numberLength = 100
const noteLength = 500

/** What stands between two own numbers of one line. */
const between = ', '

/** The own numbers that a line has, one by one. */
export const ownNumbersOf = (ownNumber: string): string[] =>
  ownNumber
    .split(/,\s+/)
    .map((number) => number.trim())
    .filter(Boolean)

/** Own numbers of two lines of a part for one line, each once; null when they do not fit. */
export function joinOwnNumbers(before: string, after: string): string | null {
  const both = [...new Set([...ownNumbersOf(before), ...ownNumbersOf(after)])].join(between)
  return both.length <= numberLength ? both : null
}

/** Notes of two lines of a part for one line; what does not fit is cut, with a sign of it. */
export function joinNotes(before: string, after: string): string {
  if (before === '' || after.includes(before)) return after
  if (before.includes(after)) return before
  const both = `${before} / ${after}`
  return both.length <= noteLength ? both : `${both.slice(0, noteLength - 1)}…`
}
