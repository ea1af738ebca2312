import { maxNameLength } from '../../../../../contract/parts/parts.ts'
import { inPlainLine } from '../../../../../contract/text/text.ts'

/**
 * The name of an entry as a part may have it. Whoever imports the open part database cannot shorten a name that is too
 * long in it: the name ends with the last word that fits, and the whole of it is for the details.
 */
export function cutName(name: unknown): { name: unknown; wholeName?: string } {
  if (typeof name !== 'string') return { name }
  const whole = inPlainLine(name)
  if (whole.length <= maxNameLength) return { name: name.trim() }
  const start = whole.slice(0, maxNameLength - 1)
  const words = whole[start.length] === ' ' ? start : start.replace(/\s\S*$/, '')
  return { name: `${words.replace(/[\s,;:/(–-]+$/, '').toWellFormed()}…`, wholeName: whole }
}
