import type PdfDocument from 'pdfkit'
import type { Paper } from '../../../contract/shop-record/paper.ts'
import { printed } from '../../../contract/text/printable.ts'
import { loadReader } from './fonts/faces.ts'
import { isLeftward } from './fonts/segments.ts'
import { type Face, widthOf, write } from './fonts.ts'
import { addTag, drawBeside, drawIn, type Tag } from './tags.ts'
import { wrap } from './wrap.ts'
import { authorXml } from './xmp.ts'

type Pdf = InstanceType<typeof PdfDocument>

/**
 * A document while it is drawn: `y` is where the next block begins, in points from the top of the page; `tag` is what all
 * that it consists of stands under; `at` is the day that it is of; `color` is what the page draws with.
 */
export type Sheet = {
  pdf: Pdf
  y: number
  title: string
  at: Date
  tag: Tag
  color: string
  /** Where the lines end, in points, and how far down the paper goes. */
  right: number
  height: number
}

export const ink = '#1f1b18'
export const quiet = '#665d56'
export const copper = '#9c4f20'
const thin = '#d8d0c9'
/** In points, with the same margin on all sides. */
const sizes: Record<Paper, [width: number, height: number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
}
export const left = 50
const top = 56
/** So much of the height stands for the page's number alone. */
const foot = 76

/**
 * An empty document, as PDF/A-3 and tagged (docs/decisions/122-papers.md). All that it says comes from its
 * arguments, so that the same document has the same bytes whenever it is drawn.
 */
export async function openSheet(
  title: string,
  at: Date,
  author: string,
  paper: Paper = 'A4',
): Promise<Sheet> {
  const [width, height] = sizes[paper]
  // with its fonts it takes 8 MB, which an instance that draws no document does not spend
  const [{ default: PdfDocument }] = await Promise.all([import('pdfkit'), loadReader()])
  const pdf = new PdfDocument({
    size: [width, height],
    // none before the first is set: those that every reader has may not stand in a PDF/A
    font: '',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: at },
  })
  pdf.appendXML(authorXml(author))
  const element = pdf.struct('Document')
  pdf.addStructure(element)
  const tag: Tag = { kind: 'Document', element }
  return { pdf, y: top, title, at, tag, color: '', right: width - left, height }
}

/** Writes the pages' numbers, "2 of 7", and answers the bytes. */
export function closeSheet(sheet: Sheet): Uint8Array {
  const { pdf, title, right } = sheet
  const { count } = pdf.bufferedPageRange()
  const type = { size: 8, color: quiet }
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    sheet.color = ''
    const place = `${at + 1} of ${count}`
    const numberX = right - widthOf(pdf, place, type)
    for (const [text, x] of [
      [title, left],
      [place, numberX],
    ] as const)
      drawBeside(sheet, 'Pagination', () => writeLine(sheet, text, x, sheet.height - 48, type))
  }
  pdf.end()
  return new Uint8Array(pdf.read() as Buffer)
}

/** Begins a page unless so much still fits on this one; answers whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.height - foot) return false
  sheet.pdf.addPage()
  sheet.y = top
  sheet.color = ''
  return true
}

export type Type = Face & { size: number; color?: string }

/** Writes one line that was made printable before, where it is told. */
export function writeLine(sheet: Sheet, line: string, x: number, y: number, type: Type) {
  const { color = ink } = type
  if (sheet.color !== color) sheet.pdf.fillColor(color)
  sheet.color = color
  write(sheet.pdf, line, x, y, type)
}

/** How far apart lines of a type stand. */
export const lineHeight = ({ size }: Type) => size * 1.28

/** Lines of one text, and the type that draws all of them. */
export type Lines = { lines: string[]; type: Type }

/** The lines that a text takes in this width; what somebody typed never leaves it. */
export function linesOf({ pdf }: Sheet, text: string, width: number, type: Type): Lines {
  const drawn = printed(text)
  const own = isLeftward(drawn) ? { ...type, leftward: true } : type
  return { lines: wrap(drawn, width, (piece) => widthOf(pdf, piece, own)), type: own }
}

/** Writes a text down the page, over to the next when it must. `tag`: what it is part of, else a paragraph. */
export function writeText(
  sheet: Sheet,
  text: string,
  x: number,
  width: number,
  type: Type,
  tag: Tag = addTag(sheet, 'P'),
) {
  const height = lineHeight(type)
  const { lines, type: own } = linesOf(sheet, text, width, type)
  for (const line of lines) {
    makeRoom(sheet, height)
    drawIn(sheet, tag, () => writeLine(sheet, line, x, sheet.y, own))
    sheet.y += height
  }
}

/** A thin line over the whole width. */
export const rule = (sheet: Sheet, y: number) =>
  drawBeside(sheet, 'Layout', () =>
    sheet.pdf.moveTo(left, y).lineTo(sheet.right, y).lineWidth(0.75).strokeColor(thin).stroke(),
  )
