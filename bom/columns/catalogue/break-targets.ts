/**
 * Where a row's price breaks stand, beside the field `breaks`: targets that name them → columns. `break.100` is the
 * price from 100 pieces on; `breakFrom.2` and `breakPrice.2` are a pair, told apart by its number.
 */
export type BreakColumns = Record<string, string>

const target = /^(?:break\.[1-9]\d{0,9}|break(?:From|Price)\.\d{1,2})$/
export const isBreakTarget = (name: string) => target.test(name)

/** "Price 100+", "100+ price", "Price from 100", "Price @ 100", "Unit price (>= 100)"; 1,000 is a thousand. */
const byQuantity = [
  /^(?:unit\s*)?price\s*(?:\(\s*)?(?:from|at|@|>=|≥|for|qty)?\s*([\d,]+)\s*(?:\+|pcs|pieces|units)*\s*\)?$/i,
  /^(?:from|>=|≥)?\s*([\d,]+)\s*(?:\+|pcs|pieces|units)+\s*(?:price)?$/i,
]
/** “Price (2026)” is that of a year. */
const isYear = /^(?:unit\s*)?price\s*\(?\s*20(?:1[5-9]|[23]\d)\s*\)?$/i
const pair =
  /^(?:break|rung|step|tier)?[\s_-]*(qty|quantity|from|price)[\s_-]*(?:break)?[\s_-]*(\d{1,2})$/i

/** The target that a column is called as, or seems to be: `price` for the price from one piece, null when it is none. */
export function guessBreakTarget(name: string, names: string[]): string | null {
  if (isBreakTarget(name.trim())) return name.trim()
  const numbered = pair.exec(name.trim())
  if (numbered && hasPartner(names, numbered[2]!))
    return `${/price/i.test(numbered[1]!) ? 'breakPrice' : 'breakFrom'}.${Number(numbered[2])}`
  for (const pattern of byQuantity) {
    const from = Number(pattern.exec(name.trim())?.[1]?.replaceAll(',', ''))
    if (isYear.test(name)) return null
    if (from === 1) return 'price'
    if (from > 1 && isBreakTarget(`break.${from}`)) return `break.${from}`
  }
  return null
}

/** "price2" alone may be anything; beside "qty2" it is a break. */
function hasPartner(names: string[], number: string): boolean {
  const kinds = names.flatMap((name) => {
    const found = pair.exec(name.trim())
    return found && Number(found[2]) === Number(number) ? /price/i.test(found[1]!) : []
  })
  return kinds.includes(true) && kinds.includes(false)
}
