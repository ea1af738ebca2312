/** As many lines as any text takes that the contract lets in, in the narrowest column; more would fill a page. */
const maxLines = 40

/**
 * A text broken into lines no wider than `width`: between words, and within one that is wider than a line. What no
 * column should ever hold ends in "…".
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`
    if (measure(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, measure)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
    if (lines.length > maxLines) break
  }
  lines.push(line)
  if (lines.length <= maxLines) return lines
  const last = lines[maxLines - 1] ?? ''
  return [...lines.slice(0, maxLines - 1), `${last.slice(0, -1)}…`]
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  let taken = 0
  for (const character of lettersOf(word)) {
    const next = measure(character)
    if (piece !== '' && taken + next > width) {
      pieces.push(piece)
      piece = ''
      taken = 0
    }
    piece += character
    taken += next
  }
  return [...pieces, piece]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Its letters, with what stands above and below them. */
const lettersOf = (word: string) =>
  /\p{M}/u.test(word)
    ? Array.from(graphemes.segment(word), ({ segment }) => segment)
    : Array.from(word)
