import { looksLikePart } from './looks-like-part.ts'
import { readTypedLine } from './typed-line.ts'

/** How often a line of a mail was answered: the signs of quoting in front of it. */
export const quotedTimes = (line: string) => /^[\s>]*/.exec(line)![0].replace(/\s/g, '').length

/**
 * The lines of a mail that was answered, without the signs of quoting in front; with them where the answer has lines of
 * its own, for what it quotes may be what is not wanted any more.
 */
export function withoutQuoting(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  const filled = lines.filter((line) => line.trim() !== '')
  const quoted = filled.filter((line) => /^\s*>/.test(line))
  const isMostly = quoted.length > 0 && quoted.length >= filled.length * 0.5
  if (!isMostly || leastQuoted(filled) < mostQuoted(filled)) return text
  return lines.map((line) => line.replace(/^(\s*>)+ ?/, '')).join('\n')
}

/** How often lines are quoted that say a part and how many, or name a part that a quoted line names. */
function ordering(lines: readonly string[]): number[] {
  const named = new Set(lines.filter((line) => quotedTimes(line) > 0).flatMap(partsIn))
  return lines
    .filter((line) => {
      const isAnswer = named.size > 0 && quotedTimes(line) === 0
      return (
        readTypedLine(line).quantity !== '' ||
        (isAnswer && partsIn(line).some((one) => named.has(one)))
      )
    })
    .map(quotedTimes)
}

const partsIn = (line: string) =>
  line
    .slice(0, 300)
    .split(/[\s,;:!?()>]+/)
    .filter((word) => word.length >= 6 && looksLikePart(word))

const mostQuoted = (lines: readonly string[]) => Math.max(0, ...ordering(lines))

/** How often the newest lines are quoted that say a part and how many. */
export const leastQuoted = (lines: readonly string[]) =>
  ordering(lines).reduce((least, times) => Math.min(least, times), Number.POSITIVE_INFINITY)
