import type { Bom, Choice } from './bom.ts'
import type { Found } from './find-parts.ts'
import { resolveBom } from './resolve-bom.ts'

/**
 * The parts list for another number of machines. What was typed or rounded stays as it is: each row says for how many
 * machines that was, and offers to multiply it.
 */
export function withBuilds(bom: Bom, found: Found, builds: number): Bom {
  const before = resolveBom(bom, found)
  const marked = Object.entries(bom.choices).map(([at, choice]) => [
    at,
    typedFor(choice, bom.builds, builds),
  ])
  const next: Bom = { ...bom, builds, choices: Object.fromEntries(marked) }
  const choices: Record<number, Choice> = { ...next.choices }
  for (const { at, line } of resolveBom(next, found)) {
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
