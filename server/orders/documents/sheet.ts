import type PdfDocument from 'pdfkit'
import { printed } from '../../../contract/text/printable.ts'
import { type Face, setFace, sumWidths, write } from './fonts.ts'
import { wrap } from './wrap.ts'

type Pdf = InstanceType<typeof PdfDocument>

/** A document while it is drawn: `y` is where the next block begins, in points from the top of the page. */
export type Sheet = { pdf: Pdf; y: number; title: string; bytes: Promise<Uint8Array> }

export const ink = '#1f1b18'
export const quiet = '#665d56'
export const copper = '#9c4f20'
const thin = '#d8d0c9'
/** A4 in points, with the same margin on all sides. */
const [pageWidth, pageHeight] = [595.28, 841.89]
export const left = 50
export const right = pageWidth - left
const top = 56
/** Below it stands the page's number alone. */
const bottom = pageHeight - 76

/**
 * An empty document of A4 pages. All that it says comes from its arguments, so that the same document has the same
 * bytes whenever it is drawn.
 */
export async function openSheet(title: string, at: Date, author: string): Promise<Sheet> {
  // with its fonts it takes 8 MB, which an instance that draws no document does not spend
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({
    size: 'A4',
    // none before the first is set: see setFace
    font: '',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: at },
  })
  const chunks: Uint8Array[] = []
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  return { pdf, y: top, title, bytes }
}

/** Writes the pages' numbers, "2 of 7", and answers the bytes. */
export async function closeSheet({ pdf, title, bytes }: Sheet): Promise<Uint8Array> {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    const type = { size: 8, color: quiet }
    setType(pdf, type)
    write(pdf, title, left, pageHeight - 48, type)
    const place = `${at + 1} of ${count}`
    write(pdf, place, right - pdf.widthOfString(place), pageHeight - 48, type)
  }
  pdf.end()
  return await bytes
}

/** Begins a page unless so much still fits on this one; answers whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom) return false
  sheet.pdf.addPage()
  sheet.y = top
  return true
}

export type Type = Face & { size: number; color?: string }

export const setType = (pdf: Pdf, type: Type) =>
  setFace(pdf, type)
    .fontSize(type.size)
    .fillColor(type.color ?? ink)

/** How far apart lines of a type stand. */
export const lineHeight = ({ size }: Type) => size * 1.28

/** Lines of one text, and the type that draws all of them. */
export type Lines = { lines: string[]; type: Type }

/** The lines that a text takes in this width; what somebody typed never leaves it. */
export function linesOf({ pdf }: Sheet, text: string, width: number, type: Type): Lines {
  const { text: drawn, isPlain } = printed(text)
  const own = { ...type, isWide: !isPlain }
  setFace(pdf, own).fontSize(own.size)
  return { lines: wrap(drawn, width, (piece) => sumWidths(pdf, own, piece)), type: own }
}

/** Writes a text down the page, over to the next when it must. */
export function writeText(sheet: Sheet, text: string, x: number, width: number, type: Type) {
  const height = lineHeight(type)
  const { lines, type: own } = linesOf(sheet, text, width, type)
  for (const line of lines) {
    makeRoom(sheet, height)
    setType(sheet.pdf, own)
    write(sheet.pdf, line, x, sheet.y, own)
    sheet.y += height
  }
}

/** A thin line over the whole width. */
export const rule = ({ pdf }: Sheet, y: number) =>
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(thin).stroke()
