import { toMajor } from '../contract/pricing/money.ts'
import type { Bill, Choice } from './bill.ts'
import { escapeFormula, settingsWords } from './export-marks.ts'
import type { SettledRow } from './settle-bill.ts'

/** What stands behind the buyer's own columns; the last one has what they decided, and in its name how to read. */
export const ourColumns = [
  'Our number',
  'Manufacturer number',
  'Quantity to order',
  'Unit price',
  'Line price',
  'In stock',
  'State',
  'Reason',
] as const

/**
 * A bill as CSV (RFC 4180, UTF-8 with its mark): the buyer's rows and columns in their order and to the letter, ours
 * behind. Reading it again (`readExport`) gives the same bill, and exporting that the same bytes. No cell begins like a
 * formula.
 */
export function exportBill(bill: Bill, settled: readonly SettledRow[]): string {
  const { header } = bill.layout
  const heads = [...ourColumns, settingsWords(bill)]
  const width = bill.rows[0]?.length ?? 0
  const rows = settled.map((row, at) => [
    ...bill.rows[at]!,
    ...(at === header ? heads : [...oursOf(row), decisionWords(bill.choices[at])]),
  ])
  const all = header === null ? [[...Array<string>(width).fill(''), ...heads], ...rows] : rows
  const lines = all.map((row) => row.map((cell) => quoted(escapeFormula(cell))).join(','))
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function oursOf({ part, line, fate, kept }: SettledRow): string[] {
  const inMoney = (minor: number) => toMajor(minor, part!.currency).toFixed(2)
  return [
    part?.partNumber ?? '',
    part?.sku ?? '',
    fate.state === 'ordered' ? String(line!.quantity) : '',
    line ? inMoney(line.unitMinor) : '',
    fate.state === 'ordered' ? inMoney(line!.totalMinor) : '',
    part ? String(part.quantity) : '',
    fate.state,
    [reasonOf(fate), kept?.words].filter(Boolean).join('; '),
  ]
}

/** Rows are counted from 1, as a spreadsheet does. */
function reasonOf(fate: SettledRow['fate']): string {
  if (fate.state === 'ordered') return ''
  return fate.state === 'merged' ? `Summed with row ${fate.into + 1}` : fate.reason
}

/** What the buyer decided of a row, so that it can be read again: "part P-100023; quantity 14; order 36 of 34; typed for 1". */
export function decisionWords(choice: Choice | undefined): string {
  if (!choice) return ''
  const { part, pieces, order, typedFor, gone } = choice
  return [
    part && `part ${part}`,
    pieces !== undefined && `quantity ${pieces}`,
    order && `order ${order.take} of ${order.of}`,
    typedFor !== undefined && `typed for ${typedFor}`,
    gone,
  ]
    .filter(Boolean)
    .join('; ')
}
