import { createRequire } from 'node:module'
import type PdfDocument from 'pdfkit'

type Pdf = InstanceType<typeof PdfDocument>

/** `isWide` draws with the font that is embedded, for what the built-in one lacks. */
export type Face = { bold?: boolean; isWide?: boolean }

const pathOf = createRequire(import.meta.url).resolve
/** Bold or not → the file of the embedded font. pdfkit embeds of it what a document uses. */
export const wideFonts = {
  regular: pathOf('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: pathOf('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}
const plainFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' }

const weightOf = ({ bold = false }: Face) => (bold ? 'bold' : 'regular')

export function setFace(pdf: Pdf, face: Face) {
  const name = (face.isWide ? wideFonts : plainFonts)[weightOf(face)]
  return face.isWide ? pdf.font(name) : openPlain(pdf as Opening, name)
}

/** What pdfkit keeps of the fonts of a document. */
type Opening = Pdf & { _font: object; _fontFamilies: Record<string, object>; _fontCount: number }

/** The built-in fonts as pdfkit opened them for the first document, without that document. */
const opened = new Map<string, object>()

/**
 * Sets a built-in font. pdfkit works out the widths and pairs of one anew for each document, which was a seventh of what
 * shipping many orders takes: they are taken from the first that was opened.
 */
function openPlain(pdf: Opening, name: string): Pdf {
  const known = opened.get(name)
  if (known && !pdf._fontFamilies[name]) {
    pdf._fontCount += 1
    pdf._fontFamilies[name] = copyOf(known, { document: pdf, id: `F${pdf._fontCount}` })
  }
  pdf.font(name)
  if (!known) {
    const ofNone = { document: undefined, dictionary: undefined, embedded: undefined }
    opened.set(name, copyOf(pdf._font, ofNone))
  }
  return pdf
}

const copyOf = (font: object, own: object): object =>
  Object.assign(Object.create(Object.getPrototypeOf(font)), font, own)

/** Helvetica's ascent in parts of the size: both fonts stand on the line where it would. */
const ascent = 0.718

/** Writes one line of this size that was made printable before, where it is told. */
export const write = (pdf: Pdf, line: string, x: number, y: number, { size }: { size: number }) =>
  pdf.text(line, x, y, { lineBreak: false, baseline: -ascent * size })

/** Font → character → its width at one point's size. There are 4,000 characters that can be printed. */
const widths = {
  plain: { regular: new Map<string, number>(), bold: new Map<string, number>() },
  wide: { regular: new Map<string, number>(), bold: new Map<string, number>() },
}

/** The width character by character, without the pairs that are set closer: several times as fast. */
export function sumWidths(pdf: Pdf, face: Face & { size: number }, text: string): number {
  const { size, isWide = false } = face
  const known = widths[isWide ? 'wide' : 'plain'][weightOf(face)]
  let sum = 0
  for (const character of text) {
    let width = known.get(character)
    if (width === undefined) {
      width = pdf.widthOfString(character) / size
      known.set(character, width)
    }
    sum += width
  }
  return sum * size
}
