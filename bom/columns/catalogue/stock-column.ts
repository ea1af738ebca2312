import { meaningOfHeader } from '../headers.ts'
import { rankOf } from './amount-headers.ts'

/**
 * The column that is the stock, by its header alone; undefined where none is, or where nobody knows which: several that say
 * so in ways of their own, or a plain quantity, which may be another, beside a stock.
 */
export function stockAmong(names: readonly string[]): string | undefined {
  const ranked = names
    .flatMap((name) => {
      const rank = rankOf('quantity', name)
      return rank === null ? [] : [{ name, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
  const [first, second] = ranked
  if (first === undefined || first.rank === second?.rank) return undefined
  const isPlain = ({ name }: { name: string }) => meaningOfHeader(name)?.meaning === 'quantity'
  return isPlain(first) && !ranked.every(isPlain) ? undefined : first.name
}
