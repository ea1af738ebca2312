import { toMajor } from '../contract/pricing/money.ts'
import type { Bom, Choice } from './bom.ts'
import { escapeFormula, settingsWords } from './export-marks.ts'
import type { ResolvedRow } from './resolve-bom.ts'

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
 * A parts list as CSV (RFC 4180, UTF-8 with its mark): the buyer's rows and columns in their order and to the letter,
 * ours behind. Reading it again (`readExport`) gives the same parts list, and exporting that the same bytes. No cell
 * begins like a formula.
 */
export function exportBom(bom: Bom, resolved: readonly ResolvedRow[]): string {
  const { header } = bom.layout
  const heads = [...ourColumns, settingsWords(bom)]
  const width = bom.rows[0]?.length ?? 0
  const rows = resolved.map((row, at) => [
    ...bom.rows[at]!,
    ...(at === header ? heads : [...oursOf(row), decisionWords(bom.choices[at])]),
  ])
  const all = header === null ? [[...Array<string>(width).fill(''), ...heads], ...rows] : rows
  const lines = all.map((row) => row.map((cell) => quoted(escapeFormula(cell))).join(','))
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function oursOf({ part, line, outcome, kept }: ResolvedRow): string[] {
  const inMoney = (minor: number) => toMajor(minor, part!.currency).toFixed(2)
  return [
    part?.partNumber ?? '',
    part?.mpn ?? '',
    outcome.state === 'ordered' ? String(line!.quantity) : '',
    line ? inMoney(line.unitMinor) : '',
    outcome.state === 'ordered' ? inMoney(line!.totalMinor) : '',
    part ? String(part.quantity) : '',
    outcome.state,
    [reasonOf(outcome), kept?.words].filter(Boolean).join('; '),
  ]
}

/** Rows are counted from 1, as a spreadsheet does. */
function reasonOf(outcome: ResolvedRow['outcome']): string {
  if (outcome.state === 'ordered') return ''
  return outcome.state === 'merged' ? `Summed with row ${outcome.into + 1}` : outcome.reason
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
