import type { ReadingQuestion } from '../contract/parts/bom-readings.ts'
import type { Bom } from './bom.ts'
import { columnName } from './columns/name.ts'
import type { Role } from './columns/roles.ts'
import { isAmbiguous, plainCell } from './read/quantity.ts'
import { readRows } from './read/rows.ts'

/** So many rows show what an answer would mean. */
const shown = 3
/** And in so many they are looked for. */
const looksAt = 60

/**
 * What has to be asked before a list can be read: which column holds the quantities, or the numbers, and which decimal
 * mark it has. Each choice shows the first rows as they would be read with it.
 */
export function questionsOf(bom: Bom): ReadingQuestion[] {
  const first = { ...bom, rows: bom.rows.slice(0, (bom.layout.header ?? 0) + looksAt) }
  return [quantityQuestion(first), decimalQuestion(bom, first), numberQuestion(first)].filter(
    (one) => one !== null,
  )
}

function quantityQuestion(bom: Bom): ReadingQuestion | null {
  const { roles } = bom.layout
  const able = roles.flatMap((role, at) => (role === 'maybe' ? [at] : []))
  if (able.length === 0 || roles.includes('quantity')) return null
  const names = able.map((at) => nameOf(bom, at))
  const rolesWith = (chosen: number | null) =>
    roles.map((role, at): Role => (at === chosen ? 'quantity' : role === 'maybe' ? 'none' : role))
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names[0]
  return {
    about: 'quantity',
    text:
      names.length > 1
        ? `Which column says how many pieces to order: ${list}?`
        : `Does ${list} say how many pieces to order, or is each row one piece?`,
    choices: [
      ...able.map((at, place) => choice(bom, names[place]!, { roles: rolesWith(at) })),
      choice(bom, 'Each row is one piece', { roles: rolesWith(null) }),
    ],
  }
}

function decimalQuestion({ rows, layout }: Bom, first: Bom): ReadingQuestion | null {
  if (layout.decimal !== null) return null
  const column = layout.roles.indexOf('quantity')
  const cell = rows
    .map((row) => row[column] ?? '')
    .find((text) => isAmbiguous(plainCell(text), null))
  const isTyped = readRows(first).some(
    (row) =>
      row.kind === 'wanted' && 'reason' in row.quantity && /decimal mark/.test(row.quantity.reason),
  )
  if (cell === undefined && !isTyped) return null
  return {
    about: 'decimal',
    text: `Is the decimal mark of ${cell ? `“${cell.trim()}”` : 'this list'} a comma or a point?`,
    choices: ([',', '.'] as const).map((mark) =>
      choice(first, mark === ',' ? 'Comma: 1.000,5' : 'Point: 1,000.5', { decimal: mark }),
    ),
  }
}

function numberQuestion(bom: Bom): ReadingQuestion | null {
  const { roles } = bom.layout
  if (roles.some((role) => role === 'number' || role === 'own' || role === 'line')) return null
  const free = roles.flatMap((role, at) => (role === 'none' || role === 'description' ? [at] : []))
  return {
    about: 'number',
    text: 'Which column holds the part numbers?',
    choices: free.map((at) =>
      choice(bom, nameOf(bom, at), {
        roles: roles.map((role, place) => (place === at ? 'number' : role)),
      }),
    ),
  }
}

function nameOf({ rows, layout }: Bom, at: number): string {
  const name = layout.header === null ? '' : (rows[layout.header]?.[at]?.trim() ?? '')
  return name === '' ? `column ${columnName(at)}` : `“${name.replace(/\s+/g, ' ')}”`
}

function choice(bom: Bom, text: string, change: { roles?: Role[]; decimal?: ',' | '.' }) {
  const read = readRows({ ...bom, layout: { ...bom.layout, ...change } })
  const rows = read.flatMap((row) => {
    if (row.kind === 'other' || row.number === '') return []
    const { quantity } = row
    return [`${row.number} × ${'pieces' in quantity ? quantity.pieces : '?'}`]
  })
  return {
    text,
    roles: change.roles ?? null,
    decimal: change.decimal ?? null,
    rows: rows.slice(0, shown),
  }
}
