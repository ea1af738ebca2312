import { figure } from '../words/numbers.ts'

/** A price break in a column of its own as people read it: break.100, breakFrom.2, breakPrice.2; null for no such. */
export function breakLabel(target: string): string | null {
  const [kind, number] = target.split('.')
  if (kind === 'break') return `Price from ${figure(Number(number))} pieces`
  if (kind === 'breakFrom') return `Quantity of break ${number}`
  return kind === 'breakPrice' ? `Price of break ${number}` : null
}
