import { every, named, not, type Query, wholly } from './query.ts'
import type { Scan } from './scan.ts'

/** What stands behind the number of a graphics card that is another model: "RTX 4070 Ti SUPER". */
export const variants = ['ti', 'super', 'xt', 'xtx', 'gre', 'd', 'duo']
const series = new Set(['rtx', 'gtx', 'gts', 'gt', 'rx', 'geforce', 'radeon', 'arc', 'quadro'])
const model = new RegExp(
  `^(rtx|gtx|gts|gt|rx)?(\\p{L}?\\d{3,4})((?:${variants.toReversed().join('|')})*)$`,
  'u',
)

/** "2x24" of a kit is no "x24". */
const modules = [1, 2, 3, 4, 6, 8, 12]

/**
 * A model before its variants: of whole words a name has the number with what the search says behind it, and without what
 * makes another model of it. "x24" is a model before it is the size of a kit's modules.
 */
export function modelOf(scan: Scan, at: number, query: Query): Query {
  const own = scan.words[at]!
  if (/^x\d{2}$/.test(own))
    return wholly(every(query, ...modules.map((count) => not(named(count + own)))), query)
  const [, joined, number, glued = ''] = model.exec(own) ?? []
  const isOfSeries =
    joined !== undefined || scan.words.slice(Math.max(0, at - 2), at).some((one) => series.has(one))
  if (!number || !isOfSeries) return query
  const behind = [...(glued.match(new RegExp(variants.toReversed().join('|'), 'g')) ?? [])]
  for (const next of scan.words.slice(at + 1)) {
    if (!variants.includes(next)) break
    behind.push(next)
  }
  const words = [number, ...behind]
  const whole = words.join('')
  // names have their words joined with their neighbours: of "4070 Ti SUPER" 4070ti and tisuper
  const pairs = words.slice(1).map((word, by) => words[by]! + word)
  const others = variants.flatMap((one) => [...new Set([words.at(-1)! + one, whole + one])])
  return wholly(
    every(query, ...pairs.map((pair) => named(pair)), ...others.map((other) => not(named(other)))),
    query,
  )
}
