import type PdfDocument from 'pdfkit'
import { type FaceName, faceFiles, openFace, type Weight, widthOfLetters } from './fonts/faces.ts'
import { faceOf, isPlain, placedSegments, type Segment, segmentsOf } from './fonts/segments.ts'

type Pdf = InstanceType<typeof PdfDocument>

/** `leftward`: of a text whose paragraph goes from right to left. */
export type Face = { bold?: boolean; leftward?: boolean }
type Sized = Face & { size: number }

const weightOf = ({ bold = false }: Face): Weight => (bold ? 'bold' : 'regular')

/** The fonts that a document has opened, by file. */
const opened = new WeakMap<Pdf, Map<string, ReturnType<typeof openFace>>>()

function setFace(pdf: Pdf, name: FaceName, face: Face) {
  const file = faceFiles[name][weightOf(face)]
  const fonts = opened.get(pdf) ?? new Map<string, ReturnType<typeof openFace>>()
  opened.set(pdf, fonts)
  const font = fonts.get(file) ?? openFace(file)
  fonts.set(file, font)
  // its types do not know that it takes a font that was read already
  pdf.font(font as never, file)
}

/** The height of a capital in parts of the size: every face stands on the line that this gives. */
const ascent = 0.718

/** Writes one line that was made printable before, where it is told. */
export function write(pdf: Pdf, line: string, x: number, y: number, type: Sized) {
  pdf.fontSize(type.size)
  // pdfkit works the last two out for underlines and the like, of which there are none
  const how = { lineBreak: false, baseline: -ascent * type.size, textWidth: 0, wordCount: 0 }
  const segments: Segment[] = isPlain(line)
    ? [{ text: line, script: 'text' }]
    : placedSegments(line, type.leftward ?? false)
  for (const segment of segments) {
    setFace(pdf, faceOf(segment.script), type)
    pdf.text(segment.text, x, y, how)
    x += widthOfSegment(pdf, segment, type)
  }
}

/** How wide a text is drawn. */
export function widthOf(pdf: Pdf, text: string, type: Sized): number {
  if (isPlain(text)) return widthOfPlain(text, type)
  return segmentsOf(text).reduce((sum, segment) => sum + widthOfSegment(pdf, segment, type), 0)
}

const widthOfPlain = (text: string, type: Sized, name: FaceName = 'text') =>
  widthOfLetters(faceFiles[name][weightOf(type)], text) * type.size

function widthOfSegment(pdf: Pdf, { text, script }: Segment, type: Sized): number {
  if (script === 'text' || script === 'han' || script === 'hangul')
    return widthOfPlain(text, type, script)
  setFace(pdf, faceOf(script), type)
  return pdf.fontSize(type.size).widthOfString(text)
}
