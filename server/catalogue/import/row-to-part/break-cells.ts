import type { Decimal } from '../../../../bom/read/quantity.ts'
import type { PriceBreak } from '../../../../contract/pricing/price-break-rules.ts'
import { type Cell, wordsOf } from '../read/cell.ts'
import { readMoney } from '../read/money.ts'
import { readCount } from '../read/numbers.ts'

/** What a row has in its price breaks' columns, unread: by target. */
export type BreakCells = Record<string, unknown>

type Take = <T>(field: string, cell: Cell<T>) => T | undefined

/**
 * The price breaks of a row, by quantity; `take` learns of cells that cannot be read. What is against their rules is
 * found later: here each cell is only read.
 */
export function readBreaks(
  cells: BreakCells,
  list: unknown,
  rules: { decimal: Decimal; currency: string },
  take: Take,
): PriceBreak[] {
  const breaks: PriceBreak[] = []
  const add = (field: string, from: unknown, price: unknown) => {
    const pieces = take(field, readCount(from, rules.decimal))
    const amount = take(field, readMoney(price, rules))
    if (pieces !== undefined && amount !== undefined) breaks.push({ from: pieces, price: amount })
  }
  for (const [name, value] of Object.entries(cells)) {
    const [kind, number = ''] = name.split('.')
    if (value === undefined || kind === 'breakFrom') continue
    if (kind === 'break') add(name, Number(number), value)
    else if (cells[`breakFrom.${number}`] !== undefined)
      add(name, cells[`breakFrom.${number}`], value)
    else take(name, { reason: 'This price has no quantity beside it' })
  }
  for (const [from, price] of pairsIn(list, take)) add('breaks', from, price)
  return breaks.toSorted((a, b) => a.from - b.from)
}

/** "10:95;100:90", or of JSON [{"from": 10, "price": 95}]. "-" and [] are no breaks at all: they end those there are. */
function pairsIn(list: unknown, take: Take): [unknown, unknown][] {
  if (list === undefined || list === '-') return []
  if (Array.isArray(list)) return list.map((one) => [one?.from, one?.price])
  return wordsOf(list)
    .split(/[;|\n]/)
    .filter((one) => one.trim() !== '')
    .flatMap((one): [string, string][] => {
      const found = /^\s*(\d[\d,.]*)\s*\+?\s*[:=@]\s*(\S+)\s*$/.exec(one)
      if (found) return [[found[1]!, found[2]!]]
      take('breaks', { reason: `"${one.trim().slice(0, 40)}": write it as 10:95;100:90` })
      return []
    })
}
