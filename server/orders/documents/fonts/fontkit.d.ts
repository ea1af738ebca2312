/** What documents use of the reader of fonts that pdfkit brings; the package has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
  type Outlined = Glyph & { path: { toSVG(): string } }
  export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type Run = { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number }
  export type Subset = { includeGlyph(id: number): number; encode(): Uint8Array }
  export type Font = {
    /** TTF for whatever is not packed. */
    type: string
    postscriptName: string
    unitsPerEm: number
    characterSet: number[]
    glyphForCodePoint(code: number): Outlined
    getGlyph(id: number): Outlined
    layout(text: string): Run
    createSubset(): Subset
  }
  export function create(bytes: Uint8Array): Font
}
