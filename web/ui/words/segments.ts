/** A text cut by a pattern that has one group: what the group matched, and what stands between, each with its place. */
export function piecesOf(text: string, pattern: RegExp) {
  let end = 0
  return text.split(pattern).map((piece, count) => {
    const at = end
    end += piece.length
    return { at, piece, isMatch: count % 2 === 1 }
  })
}
