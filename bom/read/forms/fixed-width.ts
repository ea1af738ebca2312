type Piece = { start: number; end: number; text: string }

/** What stands between two blanks or more, and where. */
const piecesOf = (line: string): Piece[] =>
  [...line.matchAll(/[^ ]+(?: [^ ]+)*/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }))

/** Cuts a line, the `at`-th of its text from 0, into the cells of its columns. */
export type LineCut = (line: string, at: number) => string[]

/**
 * How the lines of a text whose columns are made with blanks are cut, as its beginning shows it: under a header, or as wide
 * in nearly every line. null for a text that has no such columns.
 */
export function fixedColumns(
  start: string,
  isHeader: (cells: string[]) => boolean,
): LineCut | null {
  if (start.includes('\t')) return null
  const pieces = start.split(/\r\n?|\n/).map(piecesOf)
  const header = pieces.findIndex((row) => row.length > 1 && isHeader(row.map((one) => one.text)))
  if (header < 0) return isEven(pieces) ? (line) => piecesOf(line).map(({ text }) => text) : null
  if (!pieces.some((row, at) => at > header && row.length > 1)) return null
  const columns = pieces[header]!
  return (line, at) => {
    const row = piecesOf(line)
    if (row.length < 2 && at < header) return row.map((one) => one.text)
    const cells = columns.map(() => '')
    for (const piece of row) {
      const place = placeOf(piece, columns)
      cells[place] = cells[place] ? `${cells[place]}  ${piece.text}` : piece.text
    }
    return cells
  }
}

function isEven(pieces: Piece[][]): boolean {
  const wide = pieces.filter((row) => row.length > 1)
  const filled = pieces.filter((row) => row.length > 0)
  const width = wide[0]?.length ?? 0
  return (
    (width > 2 || isNamed(filled)) &&
    wide.length >= Math.max(2, filled.length * 0.8) &&
    wide.every((row) => row.length === width)
  )
}

/** Two words, and below each first piece a number. */
const isNamed = ([names = [], ...rows]: Piece[][]) =>
  names.every(({ text }) => /^\D*\p{L}\D*$/u.test(text)) &&
  rows.every((row) => row.length === 2 && /^\d[\d.,]*$/.test(row[1]!.text))

/** The rows of a text whose columns are made with blanks; null for one that has none. */
export function readFixedWidth(
  text: string,
  isHeader: (cells: string[]) => boolean,
): string[][] | null {
  const cut = fixedColumns(text, isHeader)
  return cut && text.split(/\r\n?|\n/).map(cut)
}

/** The column that a piece stands under: the one that it shares most with, else the nearest. */
function placeOf(piece: Piece, columns: Piece[]): number {
  const shared = columns.map(
    (one) => Math.min(one.end, piece.end) - Math.max(one.start, piece.start),
  )
  return shared.indexOf(Math.max(...shared))
}
