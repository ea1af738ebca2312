import { setImmediate } from 'node:timers/promises'
import { widthOf } from './fonts.ts'
import {
  type Lines,
  left,
  lineHeight,
  linesOf,
  makeRoom,
  quiet,
  rule,
  type Sheet,
  type Type,
  writeLine,
} from './sheet.ts'
import { addTag, drawIn, type Tag } from './tags.ts'

/** `width` in points; the one column without takes what is left. */
export type Column = { label: string; width?: number; align?: 'right' }
/** The cells of a row, and texts that stand small beneath them over the whole width. */
export type Row = { cells: string[]; below?: string[] }

type Place = { label: string; x: number; width: number; isRight: boolean }

const gap = 8
const cell: Type = { size: 9 }
const small: Type = { size: 8, color: quiet }
const headType: Type = { size: 8.5, color: quiet }

/**
 * Rows under their columns' names, which are repeated on every page; a row stands whole on one. Other work gets its
 * turn after each page, however many there are.
 */
export async function drawTable(sheet: Sheet, columns: Column[], rows: Row[]) {
  const places = placeColumns(sheet, columns)
  makeRoom(sheet, 80)
  const table = addTag(sheet, 'Table')
  drawHead(sheet, places, table)
  for (const row of rows) {
    const drawn = layOut(sheet, places, row)
    if (makeRoom(sheet, drawn.height)) {
      drawHead(sheet, places, table)
      await setImmediate()
    }
    drawRow(sheet, places, drawn, addTag(sheet, 'TR', table))
  }
  sheet.y += 10
}

function placeColumns({ right }: Sheet, columns: Column[]): Place[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, gap * (columns.length - 1))
  let x = left
  return columns.map(({ label, width = right - left - fixed, align }) => {
    const place = { label, x, width, isRight: align === 'right' }
    x += width + gap
    return place
  })
}

function drawHead(sheet: Sheet, places: Place[], table: Tag) {
  const row = addTag(sheet, 'TR', table)
  for (const place of places)
    drawIn(sheet, addTag(sheet, 'TH', row, { scope: 'Column' }), () =>
      writeIn(sheet, place, place.label, sheet.y, headType),
    )
  sheet.y += 15
  rule(sheet, sheet.y)
  sheet.y += 7
}

type LaidOut = { cells: Lines[]; below: Lines[]; height: number }

function layOut(sheet: Sheet, places: Place[], { cells, below = [] }: Row): LaidOut {
  const laid = places.map(({ width }, at) => linesOf(sheet, cells[at] ?? '', width, cell))
  const indent = places[1]?.x ?? left
  const beneath = below
    .filter((text) => text !== '')
    .map((text) => linesOf(sheet, text, sheet.right - indent, small))
  const tallest = Math.max(...laid.map(({ lines }) => lines.length))
  const height = tallest * lineHeight(cell) + heightOf(beneath) + 12
  return { cells: laid, below: beneath, height }
}

const heightOf = (below: Lines[]) =>
  below.reduce((sum, { lines }) => sum + lines.length, 0) * lineHeight(small)

/** What stands beneath is read out with the second cell, under which it stands. */
function drawRow(sheet: Sheet, places: Place[], { cells, below, height }: LaidOut, row: Tag) {
  const tags = places.map(() => addTag(sheet, 'TD', row))
  places.forEach((place, at) => {
    const { lines = [], type = cell } = cells[at] ?? {}
    drawIn(sheet, tags[at] ?? row, () => {
      lines.forEach((line, down) => {
        writeIn(sheet, place, line, sheet.y + down * lineHeight(cell), type)
      })
    })
  })
  let y = sheet.y + height - 12 - heightOf(below)
  for (const { lines, type } of below)
    drawIn(sheet, addTag(sheet, 'P', tags[1] ?? row), () => {
      for (const line of lines) {
        writeLine(sheet, line, places[1]?.x ?? left, y, type)
        y += lineHeight(small)
      }
    })
  row.element.end()
  sheet.y += height
  rule(sheet, sheet.y - 6)
}

function writeIn(sheet: Sheet, place: Place, line: string, y: number, type: Type) {
  const { x, width, isRight } = place
  writeLine(sheet, line, isRight ? x + width - widthOf(sheet.pdf, line, type) : x, y, type)
}
