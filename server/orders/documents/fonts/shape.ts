import type { Font, Glyph, Position, Run } from 'fontkit'
import { anotherOf } from './true-type.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Sara am after a tone: its circle stands beneath the tone, as nikhahit does, and its stroke beside the letter. */
const am = /([\u0e48-\u0e4b]?)\u0e33/g

/**
 * Lays out scripts whose glyphs stand in another order than their letters, or for several of them: Devanagari and Thai.
 * The letters of a syllable are spread over its glyphs in the order in which they are read, so that they are copied and
 * read out in it. A glyph is embedded once for each letter that it stands for.
 */
export function shapeBySyllable(font: Font): Font['layout'] {
  const numbers = new Map<string, number>()
  const countsOf = new Map<number, number>()
  const numberOf = (id: number, codePoints: number[]) => {
    const key = `${id}:${codePoints}`
    let number = numbers.get(key)
    if (number === undefined) {
      const count = countsOf.get(id) ?? 0
      countsOf.set(id, count + 1)
      number = id + count * anotherOf
      numbers.set(key, number)
    }
    return number
  }
  return (text) => {
    const runs = Array.from(graphemes.segment(text), ({ segment }) => {
      const { glyphs, positions } = font.layout(segment.replace(am, '\u0e4d$1\u0e32'))
      const letters = spread(segment, positions)
      return {
        positions,
        glyphs: glyphs.map(({ id, advanceWidth }, at): Glyph => {
          const codePoints = letters[at] ?? []
          return { id: numberOf(id, codePoints), advanceWidth, codePoints }
        }),
      }
    })
    return runOf(
      runs.flatMap(({ glyphs }) => glyphs),
      runs.flatMap(({ positions }) => positions),
    )
  }
}

/** One letter a glyph and what is left to the last; where glyphs are more, those that take no room go without. */
function spread(text: string, positions: Position[]): number[][] {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const all = positions.map((_, at) => at)
  const wide = all.filter((at) => positions[at]!.xAdvance > 0)
  const places = codes.length < all.length && wide.length > 0 ? wide : all
  return all.map((at) => {
    const place = places.indexOf(at)
    if (place < 0) return []
    return place === places.length - 1 ? codes.slice(place) : codes.slice(place, place + 1)
  })
}

/** Glyphs and where they stand, as pdfkit takes them: it scales the positions before it asks how wide they are. */
export const runOf = (glyphs: Glyph[], positions: Position[]): Run => ({
  glyphs,
  positions,
  get advanceWidth() {
    return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  },
})
