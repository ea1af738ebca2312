import type { Bom } from './bom.ts'
import type { Layout } from './columns/guess.ts'
import { type Role, roles } from './columns/roles.ts'
import { limits } from './limits.ts'

const formula = /^'*[=+\-@＝＋－＠\t\r\n]/

/**
 * A cell as it is exported: what a spreadsheet would take for a formula gets an apostrophe, and so does what looks as
 * if it had got one, so that taking one away gives back every cell to the letter.
 */
export const escapeFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

export const unescapeFormula = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/** How it is read, as the name of the last column: "Decisions (builds 5; header 3; decimal ,; 2 number; 4 quantity)". */
export function settingsWords({
  layout: { header, roles: columns, decimal },
  builds,
}: Bom): string {
  const parts = [
    `builds ${builds}`,
    `header ${header === null ? 'none' : header + 1}`,
    `decimal ${decimal ?? 'any'}`,
    ...columns.flatMap((role, at) => (role === 'none' ? [] : [`${at + 1} ${role}`])),
  ]
  return `Decisions (${parts.join('; ')})`
}

/** Reads them again; null for what are none. */
export function readSettings(
  words: string,
  width: number,
): { layout: Layout; builds: number } | null {
  const found =
    /^Decisions \(builds (\d{1,6}); header (none|\d{1,4}); decimal ([.,]|any)((?:; \d{1,3} [a-z]+)*)\)$/.exec(
      words,
    )
  if (!found) return null
  const [, builds = '1', header = 'none', decimal = 'any', columns = ''] = found
  const given = Array<Role>(width).fill('none')
  for (const [, at, role] of columns.matchAll(/; (\d+) ([a-z]+)/g)) {
    if (!roles.includes(role as Role) || Number(at) < 1 || Number(at) > width) return null
    given[Number(at) - 1] = role as Role
  }
  return {
    builds: Math.min(limits.builds, Math.max(1, Number(builds))),
    layout: {
      header: header === 'none' ? null : Number(header) - 1,
      roles: given,
      decimal: decimal === 'any' ? null : (decimal as ',' | '.'),
    },
  }
}
