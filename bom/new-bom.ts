import { type Bom, squared } from './bom.ts'
import { guessLayout, type Layout } from './columns/guess.ts'
import type { Role } from './columns/words.ts'
import { limits, ReadingFault } from './limits.ts'
import { readExport } from './read/export.ts'

/** A parts list of rows that were read: an export of ours as it was, any other as `remembered`, or as it seems to be. */
export function newBom(
  name: string,
  rows: readonly (readonly string[])[],
  remembered: (layout: Layout) => Layout = (layout) => layout,
): Bom {
  const exported = readExport(rows)
  if (exported) return { name, ...exported }
  const squareRows = squared(rows)
  return {
    ...{ name, rows: squareRows, builds: 1, choices: {} },
    layout: remembered(guessLayout(squareRows)),
  }
}

/**
 * A parts list with the rows of another below its own. A column of the other goes under the first of the same role; what
 * has no such column gets a new one, so that no cell is lost.
 */
export function joinBoms(bom: Bom, more: Bom): Bom {
  if (bom.rows.length + more.rows.length > limits.rows)
    throw new ReadingFault(
      `Together these are more than ${limits.rows.toLocaleString('en-US')} rows. Nothing was added.`,
    )
  const roles: Role[] = [...bom.layout.roles]
  const taken = new Set<number>()
  const places = more.layout.roles.map((role) => {
    const same = roles.findIndex((one, at) => one === role && role !== 'none' && !taken.has(at))
    const place = same >= 0 ? same : roles.push(role) - 1
    taken.add(place)
    return place
  })
  const moved = more.rows.map((row) => {
    const next = Array<string>(roles.length).fill('')
    for (const [at, place] of places.entries()) next[place] = row[at] ?? ''
    return next
  })
  const choices = Object.fromEntries(
    Object.entries(more.choices).map(([at, choice]) => [Number(at) + bom.rows.length, choice]),
  )
  return {
    ...bom,
    rows: squared([...bom.rows, ...moved]),
    layout: { ...bom.layout, roles, decimal: bom.layout.decimal ?? more.layout.decimal },
    choices: { ...bom.choices, ...choices },
  }
}
