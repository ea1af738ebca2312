import type { Bom } from '../bom.ts'
import type { Role } from '../columns/roles.ts'
import type { Meaning } from '../columns/terms.ts'
import type { NamedColumn } from './doubts/taken-out.ts'
import { readTypedLine } from './typed-line.ts'

/** What is known of a sheet when its rows are read. */
export type Sheet = {
  layout: Bom['layout']
  columns: (NamedColumn & { sure: number })[]
  says: boolean
  /** Whether its lines say their numbers with "each" alone. */
  isEach: boolean
  /** How often the newest lines of a mail are quoted. */
  quoted: number
  /** Columns that are named as numbers of the part, beside the one that is read; the surest first. */
  numbered: { at: number; meaning: Meaning }[]
  /** How many columns the header names. */
  width: number
}

/** The first column of a role that holds anything. */
export const cellOf = (row: readonly string[], roles: readonly Role[], role: Role) =>
  row.find((text, at) => roles[at] === role && text.trim() !== '')?.trim() ?? ''

/** A part number and a quantity in one cell, where a column has such and no other column has the number. */
export function typedIn(row: readonly string[], roles: readonly Role[]) {
  const line = cellOf(row, roles, 'line')
  return line !== '' && cellOf(row, roles, 'number') === '' ? readTypedLine(line) : null
}

/** A line of separators or of rules alone is blank, also where another sign parts the cells. */
export const withoutRules = (cell: string) =>
  cell.replace(/[;,|^~]/g, '').replace(/^[\s:+=_–—-]*$/, '')
