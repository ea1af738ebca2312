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

const ordering = (lines: readonly string[]) =>
  lines.filter((line) => readTypedLine(line).quantity !== '').map(quotedTimes)

const mostQuoted = (lines: readonly string[]) => Math.max(0, ...ordering(lines))

/** How often the newest lines are quoted that say a part and how many. */
export const leastQuoted = (lines: readonly string[]) =>
  ordering(lines).reduce((least, times) => Math.min(least, times), Number.POSITIVE_INFINITY)
