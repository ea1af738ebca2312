import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph, Run } from 'fontkit'
import { runOf, shapeBySyllable } from './shape.ts'
import { anotherOf, cutTrueType, readTrueType } from './true-type.ts'
import { unpackFont } from './unpack.ts'

/** Whose letters a font file has: `text` those of DejaVu, Latin, Greek, Cyrillic, Arabic and Hebrew among them. */
export type FaceName = 'text' | 'han' | 'hangul' | 'thai' | 'devanagari'
export type Weight = 'regular' | 'bold'

const pathOf = createRequire(import.meta.url).resolve
const dejavu = (style: string) => pathOf(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${style}.ttf`)
const noto = (script: string, weight: number) =>
  pathOf(
    `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`,
  )
const sourceHan = (region: string) => pathOf(`@librescore/fonts/SourceHanSans${region}.min.woff2`)

/** Han characters and Hangul have one weight, since a second would be as large. */
export const faceFiles: Record<FaceName, Record<Weight, string>> = {
  text: { regular: dejavu(''), bold: dejavu('-Bold') },
  han: { regular: sourceHan('CN'), bold: sourceHan('CN') },
  hangul: { regular: sourceHan('KR'), bold: sourceHan('KR') },
  thai: { regular: noto('thai', 400), bold: noto('thai', 700) },
  devanagari: { regular: noto('devanagari', 400), bold: noto('devanagari', 700) },
}

/** A font file that was read once for all documents. */
type Cached = { bytes: Buffer; font: Font; letters: Map<number, Glyph>; cut: Font['createSubset'] }

let create: typeof import('fontkit').create
const cached = new Map<string, Cached>()

/** Loads the reader of fonts, which an instance that draws no document does not spend memory on. */
export async function loadReader() {
  create ??= (await import('fontkit')).create
}

function cachedFont(file: string): Cached {
  let found = cached.get(file)
  if (!found) {
    const bytes = unpackFont(readFileSync(file))
    const font = create(bytes)
    const cut = font.type === 'TTF' && 'glyf' in font ? cutOf(bytes) : () => font.createSubset()
    found = { bytes, font, letters: new Map(), cut }
    cached.set(file, found)
  }
  return found
}

function cutOf(bytes: Buffer) {
  const read = readTrueType(bytes)
  return () => cutTrueType(read)
}

const joins = /(?!\p{Nd})[\u0590-\u06ff]/u
const stacks = /[\u0900-\u0e7f]/

/**
 * A font as pdfkit takes it, for one document. Its outlines are shared by all of them. Letters that stand one by one
 * are laid out here; those that join by a reader of the document's own, since it remembers of a glyph the first letters
 * that it drew: the bytes would depend on the documents before.
 */
export function openFace(file: string): Font {
  const { bytes, font, letters, cut } = cachedFont(file)
  let shaper: Font | undefined
  let bySyllable: Font['layout'] | undefined
  const layout = (text: string): Run => {
    if (stacks.test(text)) {
      bySyllable ??= shapeBySyllable(font)
      return bySyllable(text)
    }
    if (!joins.test(text)) return layOutLetters(font, letters, text)
    shaper ??= create(bytes)
    return shaper.layout(text)
  }
  return Object.assign(Object.create(font) as Font, { layout, createSubset: cut })
}

function layOutLetters(font: Font, letters: Map<number, Glyph>, text: string): Run {
  const glyphs = Array.from(text, (letter) => letterOf(font, letters, letter))
  return runOf(
    glyphs,
    glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    })),
  )
}

/** From here on, among what no text has: brackets up to U+00FF that are drawn as their counterpart. */
export const turnedMarks = 0xe000
const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '<': '>',
  '>': '<',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
}

function letterOf(font: Font, letters: Map<number, Glyph>, letter: string): Glyph {
  const code = letter.codePointAt(0) ?? 0
  let glyph = letters.get(code)
  if (!glyph) {
    const said = code - turnedMarks
    const isTurned = 0 <= said && said < 0x100
    const drawn = isTurned ? mirrored[String.fromCharCode(said)]!.charCodeAt(0) : code
    const { id, advanceWidth } = font.glyphForCodePoint(drawn)
    glyph = isTurned
      ? { id: id + anotherOf, advanceWidth, codePoints: [said] }
      : { id, advanceWidth, codePoints: [code] }
    letters.set(code, glyph)
  }
  return glyph
}

/** How wide letters are that stand one by one, at one point's size. */
export function widthOfLetters(file: string, text: string): number {
  const { font, letters } = cachedFont(file)
  let sum = 0
  for (const letter of text) sum += letterOf(font, letters, letter).advanceWidth
  return sum / font.unitsPerEm
}
