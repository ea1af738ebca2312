import type { ImportResult } from '../../../contract/parts/import.ts'
import type { TextEncodingName } from '../../../contract/parts/text-encodings.ts'

/** A row that was refused, and one of the reasons. `field` is '' when the whole row is meant. */
export type RefusedRow = { file: string; line: number; field: string; reason: string }

/** written; refused: nothing of the file was written; dry: everything was done and taken back. */
export type Outcome = 'written' | 'nothing' | 'refused' | 'dry'

/** What became of a file. Counts are rows; after `dry` they say what would be written. */
export type ImportReport = {
  file: string
  encoding: TextEncodingName | null
  /** What of a workbook is hidden, in words; null for nothing. */
  hidden: string | null
  outcome: Outcome
  read: number
  inserted: number
  updated: number
  unchanged: number
  /** Parts that were there and whose stock was corrected. */
  stockCorrected: number
  refused: number
  /** Where the prices of the good rows came from. */
  prices: { row: number; 'price file': number; default: number }
  /** Entries of the open part database that are numbered by their ids: they have no number, or one that an earlier row has. */
  byEntry: number
  /** Rows of parts that the shop does not have, where only known ones were wanted. */
  unknown: number
  /** The first rows that were taken, as their parts are or would be. */
  first: ImportResult['first']
  /** Parts that orders were promised more of than there is. */
  short: number
  /** The first reasons of all, in the order in which they were found; onRefused learns of every one. */
  reasons: RefusedRow[]
  seconds: number
}

const reasonsKept = 1_000

/** Counts refused rows and passes their reasons on, so that memory stays flat however many there are. */
export function openReport(file: string, onRefused: (row: RefusedRow) => void) {
  const report: ImportReport = {
    file,
    encoding: null,
    hidden: null,
    outcome: 'written',
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    stockCorrected: 0,
    refused: 0,
    prices: { row: 0, 'price file': 0, default: 0 },
    byEntry: 0,
    unknown: 0,
    first: [],
    short: 0,
    reasons: [],
    seconds: 0,
  }
  return {
    report,
    refuse: (line: number, faults: { field: string; reason: string }[]) => {
      report.refused++
      for (const { field, reason } of faults) {
        const row = { file, line, field: storable(field), reason: storable(reason) }
        if (report.reasons.length < reasonsKept) report.reasons.push(row)
        onRefused(row)
      }
    },
  }
}

/** What of a cell is told, and kept: no database takes U+0000 or half a pair, which cutting a text may also leave. */
const storable = (text: string) => text.replaceAll('\u0000', '\ufffd').toWellFormed()

export type OpenReport = ReturnType<typeof openReport>
