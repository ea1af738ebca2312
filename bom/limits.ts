import { maxLines, maxPieces } from '../contract/parts/same-part.ts'

/** What one bill of materials may be; more is refused whole, since a part of a file would be a silent loss. */
export const limits = {
  rows: 5_000,
  /** Of a file with parts for sale. */
  rowsForSale: 50_000,
  columns: 100,
  /** Of a file, in bytes. */
  bytes: 15_000_000,
  /** Of what a workbook packs, in bytes; of the files in it, its sheets, their empty rows and all their cells, and the letters in them. */
  unpacked: 100_000_000,
  entries: 10_000,
  sheets: 200,
  emptyRows: 50_000,
  cells: 2_000_000,
  characters: 20_000_000,
  builds: 100_000,
  /** Different parts of one basket or list. */
  parts: maxLines,
  /** Pieces of a line. */
  pieces: maxPieces,
} as const

/** A file that cannot be read, in words for the buyer. */
export class ReadingFault extends Error {}
