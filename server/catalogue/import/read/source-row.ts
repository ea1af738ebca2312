import type { Decimal } from '../../../../bom/read/quantity.ts'
import type { ImportFormat } from '../../../../contract/parts/import.ts'
import type { TextEncodingName } from '../../../../contract/parts/text-encodings.ts'

/** A row as it stands in a file: its first line there (from 1) and its values, texts from CSV, anything from JSON. */
export type SourceRow = { line: number; values: Record<string, unknown> }

/** A row that could not be read at all; `field` where it is one that is to blame. */
export type UnreadableRow = { line: number; field?: string; reason: string }

export type ReadRow = SourceRow | UnreadableRow

/** Where rows come from: a file's name, for its ending and the report, and its bytes, read once. */
export type Source = {
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** How many bytes these are, where that is known. */
  size?: number
  /** How many bytes a packed file may come to: any number unless said. */
  unpackedLimit?: number
  /** How its text is written, where that is said. */
  encoding?: TextEncodingName | undefined
  /** Names of columns that are said: its header is the row that has them all. */
  columns?: readonly string[]
  /** Is told how its text is written, as soon as that is seen. */
  onEncoding?: (encoding: TextEncodingName) => void
  /** Is told what it is and which line names its columns, before the first row. */
  onForm?: (form: Form) => void
  /** Is told what stands beside its table, above it, between its rows or around it. Throws ImportFault for what may not. */
  onBeside?: (text: string) => void
  /** Is told how its numbers are written, before the first row; null when nothing says. */
  onDecimal?: (decimal: Decimal) => void
}

/**
 * What a file is; `header`: the line that names the columns, null where each row does; `hidden`: what of it a spreadsheet does
 * not show, in words, null for nothing.
 */
export type Form = { format: ImportFormat; header: number | null; hidden: string | null }

/** A fault that ends a file: one line for the person who gave it. */
export class ImportFault extends Error {}

/** The same file can be imported when another import or change of the catalogue has ended. */
export class ImportBusy extends ImportFault {}

/** Rows come in batches, since a promise for each would cost more than reading it. */
export const batchRows = 256
