import type { Bill, Choice } from './bill.ts'
import type { Found } from './find-parts.ts'
import { settleBill } from './settle-bill.ts'

/**
 * The bill for another number of machines. What was typed or rounded stays as it is: each row says for how many machines
 * that was, and offers to multiply it.
 */
export function withBuilds(bill: Bill, found: Found, builds: number): Bill {
  const before = settleBill(bill, found)
  const marked = Object.entries(bill.choices).map(([at, choice]) => [
    at,
    typedFor(choice, bill.builds, builds),
  ])
  const next: Bill = { ...bill, builds, choices: Object.fromEntries(marked) }
  const choices: Record<number, Choice> = { ...next.choices }
  for (const { at, line } of settleBill(next, found)) {
    const order = choices[at]?.order
    if (order && line && order.of === before[at]?.line?.wanted)
      choices[at] = { ...choices[at], order: { ...order, of: line.wanted } }
  }
  return { ...next, choices }
}

function typedFor(choice: Choice, before: number, now: number): Choice {
  if (choice.pieces === undefined && choice.order === undefined) return choice
  const { typedFor: known = before, ...rest } = choice
  return known === now ? rest : { ...rest, typedFor: known }
}
