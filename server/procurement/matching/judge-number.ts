import { distance } from '../../catalogue/index.ts'

/** How near a part's number is to what a row has; `rank` by kind, `far` within it, the least first. */
export type Likeness = { rank: number; far: number; reason: string }

const quoted = (text: string) => `“${text}”`

/** A number of fewer signs is like too many others. */
export const shortestNear = 5
const shortestMisspelt = 6
/** As many signs as boxes, trays and regions add to a number or change of it. */
const maxAdded = 12
const maxExtra = 6
const maxLetters = 4

/** Why a part of this number may be meant by that key, or null when it is not like it. Both as numbers are compared. */
export function judgeNumber(wanted: string, key: string): Likeness | null {
  if (wanted.length < shortestNear || key.length < shortestNear || wanted === key) return null
  return longer(wanted, key) ?? shorter(wanted, key) ?? changed(wanted, key)
}

function changed(wanted: string, key: string): Likeness | null {
  const slips = misspelt(wanted, key)
  return slips?.far === 1 ? slips : (variant(wanted, key) ?? slips)
}

function longer(wanted: string, key: string): Likeness | null {
  const far = key.length - wanted.length
  if (far < 1 || far > maxAdded) return null
  if (key.startsWith(wanted))
    return { rank: 3, far, reason: `Its number goes on with ${quoted(key.slice(wanted.length))}` }
  if (key.endsWith(wanted))
    return { rank: 3, far, reason: `Its number begins with ${quoted(key.slice(0, far))}` }
  return null
}

function shorter(wanted: string, key: string): Likeness | null {
  const far = wanted.length - key.length
  if (far < 1 || far > maxExtra) return null
  if (wanted.startsWith(key))
    return { rank: 4, far, reason: `Its number is without ${quoted(wanted.slice(key.length))}` }
  if (wanted.endsWith(key))
    return { rank: 4, far, reason: `Its number is without ${quoted(wanted.slice(0, far))}` }
  return null
}

/** One or two slips of the keyboard; a swap of neighbours is one. */
function misspelt(wanted: string, key: string): Likeness | null {
  if (wanted.length < shortestMisspelt || Math.abs(wanted.length - key.length) > 2) return null
  const far = distance(wanted, key)
  if (far > 2) return null
  return far === 1
    ? { rank: 5, far, reason: 'One sign is different' }
    : { rank: 7, far, reason: 'Two signs are different' }
}

/** The same number with other letters at its end or beginning: WOF for BOX, BX for CM. */
function variant(wanted: string, key: string): Likeness | null {
  const end = /^(.*\d)([A-Z]{1,4})$/
  const start = /^([A-Z]{1,4})(\d.*)$/
  const [, body = '', tail = ''] = end.exec(wanted) ?? []
  const [, sameBody = '', otherTail = ''] = end.exec(key) ?? []
  const far = Math.max(tail.length, otherTail.length)
  if (body.length > maxLetters && body === sameBody)
    return { rank: 6, far, reason: `It has ${quoted(otherTail)} in place of ${quoted(tail)}` }
  const [, head = '', rest = ''] = start.exec(wanted) ?? []
  const [, otherHead = '', sameRest = ''] = start.exec(key) ?? []
  if (rest.length <= maxLetters || rest !== sameRest) return null
  return {
    rank: 6,
    far: Math.max(head.length, otherHead.length),
    reason: `It has ${quoted(otherHead)} in place of ${quoted(head)}`,
  }
}
