type Piece = { start: number; end: number; text: string }

/** What stands between two blanks or more, and where. */
const piecesOf = (line: string): Piece[] =>
  [...line.matchAll(/[^ ]+(?: [^ ]+)*/g)].map(({ 0: text, index }) => ({
    ...{ start: index, end: index + text.length, text },
  }))

/**
 * The rows of a text whose columns are made with blanks: under a header, or as wide in nearly every line. null for a
 * text that has no such columns.
 */
export function readFixedWidth(
  text: string,
  isHeader: (cells: string[]) => boolean,
): string[][] | null {
  const lines = text.split(/\r\n?|\n/)
  if (text.includes('\t')) return null
  const pieces = lines.map(piecesOf)
  const header = pieces.findIndex((row) => row.length > 1 && isHeader(row.map((one) => one.text)))
  const wide = pieces.filter((row) => row.length > 1)
  const filled = pieces.filter((row) => row.length > 0)
  if (header < 0) {
    const width = wide[0]?.length ?? 0
    const isEven = width > 2 && wide.every((row) => row.length === width)
    if (!isEven || wide.length < 2 || wide.length < filled.length * 0.8) return null
    return pieces.map((row) => row.map(({ text: cell }) => cell))
  }
  if (!pieces.some((row, at) => at > header && row.length > 1)) return null
  const columns = pieces[header]!
  return pieces.map((row, at) => {
    if (row.length < 2 && at < header) return row.map((one) => one.text)
    const cells = columns.map(() => '')
    for (const piece of row) {
      const place = placeOf(piece, columns)
      cells[place] = cells[place] ? `${cells[place]}  ${piece.text}` : piece.text
    }
    return cells
  })
}

/** The column that a piece stands under: the one that it shares most with, else the nearest. */
function placeOf(piece: Piece, columns: Piece[]): number {
  const shared = columns.map(
    (one) => Math.min(one.end, piece.end) - Math.max(one.start, piece.start),
  )
  return shared.indexOf(Math.max(...shared))
}
