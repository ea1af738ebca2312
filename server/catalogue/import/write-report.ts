import { csvCell } from '../../../contract/text/csv-cell.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { fixed } from '../../../contract/words/shares.ts'
import type { ImportReport, RefusedRow } from './report.ts'

/** "parts.csv:12: price: …", as editors and people jump to it. */
export const refusedLine = ({ file, line, field, reason }: RefusedRow) =>
  `${file}:${line}: ${field ? `${field}: ` : ''}${printable(reason)}\n`

/** Cells of a file may hold anything; what a terminal would obey is left out. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

export const refusedCsvHeader = 'file,line,field,reason\n'

export const refusedCsvRow = ({ file, line, field, reason }: RefusedRow) =>
  `${[file, String(line), field, reason].map(csvCell).join(',')}\n`

const columns: [name: string, count: (report: ImportReport) => number][] = [
  ['read', (report) => report.read],
  ['new', (report) => report.inserted],
  ['changed', (report) => report.updated],
  ['unchanged', (report) => report.unchanged],
  ['refused', (report) => report.refused],
]

/** Where rows of known parts alone were wanted. */
const ofUnknown: (typeof columns)[number] = ['not ours', (report) => report.unknown]

const outcomes: Record<ImportReport['outcome'], string> = {
  written: 'written',
  nothing: 'nothing to write',
  dry: 'dry run: nothing written',
  refused: 'nothing written, since rows were refused',
}

/** The table at the end: a line a file, and what the prices rest on. */
export function summaryTable(reports: ImportReport[]): string {
  const shown = reports.some(({ unknown }) => unknown > 0) ? [...columns, ofUnknown] : columns
  const rows = reports.map((report) => [
    report.file,
    ...shown.map(([, count]) => figure(count(report))),
    outcomes[report.outcome],
  ])
  const table = [['file', ...shown.map(([name]) => name), 'outcome'], ...rows]
  const widths =
    table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === row.length - 1
          ? cell.padEnd(widths[at] ?? 0)
          : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return `${[...lines, ...encodingLines(reports), ...hiddenLines(reports), ...entryLines(reports), ...priceLines(reports)].join('\n')}\n`
}

const encodingLines = (reports: ImportReport[]) =>
  reports
    .filter(({ encoding }) => encoding !== null && encoding !== 'UTF-8' && encoding !== 'UTF-16')
    .map(
      ({ file, encoding }) =>
        `${file} is not UTF-8: it was read as ${encoding}; see that names are right, or say --encoding`,
    )

const hiddenLines = (reports: ImportReport[]) =>
  reports.flatMap(({ file, hidden }) =>
    hidden === null
      ? []
      : [`${file} has ${hidden}: hidden rows are refused, hidden columns are read`],
  )

function entryLines(reports: ImportReport[]): string[] {
  const count = reports.reduce((total, { byEntry }) => total + byEntry, 0)
  if (count === 0) return []
  const are =
    count === 1
      ? '1 entry of the open part database has'
      : `${figure(count)} entries of the open part database have`
  return [`${are} no number, or one of an earlier row: the opendb_id stands for it`]
}

function priceLines(reports: ImportReport[]): string[] {
  const sum = (count: (report: ImportReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  const own = sum((report) => report.prices.row)
  const listed = sum((report) => report.prices['price file'])
  const given = sum((report) => report.prices.default)
  const seconds = sum((report) => report.seconds)
  const read = sum((report) => report.read)
  const say = (count: number) => figure(count)
  return [
    `prices: ${say(own)} in the rows, ${say(listed)} from price files, ${say(given)} by default`,
    `${say(read)} rows in ${fixed(seconds, 1)} s, ${say(Math.round(read / Math.max(seconds, 0.001)))} rows/s`,
  ]
}
