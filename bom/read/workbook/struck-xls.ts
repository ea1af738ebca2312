import { CFB } from '@e965/xlsx'

type Found = { type: number; at: number; size: number }

/** Records of [MS-XLS] 2.3.1: Font and XF, BoundSheet8, BOF and EOF; and of cells that hold something. */
const [font, form, sheetOf, begin, end] = [0x31, 0xe0, 0x85, 0x809, 0x0a]
/** LabelSst, Label, RString, Number, RK, Formula and BoolErr: row, column and form of one cell stand first. */
const cells = new Set([0xfd, 0x204, 0xd6, 0x203, 0x27e, 0x06, 0x205])
/** MulRk: a row, the first column, and a form and a number of each. */
const numbers = 0xbd

/**
 * Which cells of an XLS workbook of Excel 5 or later are struck through, by sheet, as "row,column" from 0: the library
 * leaves fonts out. Empty where its records cannot be gone through, for the library says what is wrong with it.
 */
export function struckInXls(bytes: Uint8Array): Set<string>[] {
  const stream = streamOf(bytes)
  if (!stream) return []
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const struck = formsStruck(view)
  if (!struck.includes(true)) return []
  return sheetsOf(view).map((from) => struckFrom(view, from, struck))
}

function streamOf(bytes: Uint8Array): Uint8Array | null {
  try {
    const file = CFB.read(bytes, { type: 'array' })
    const { content } = CFB.find(file, 'Workbook') ?? CFB.find(file, 'Book') ?? {}
    return content ? Uint8Array.from(content as ArrayLike<number>) : null
  } catch {
    return null
  }
}

/** The records of a substream, to its end. */
function* recordsFrom(view: DataView, from: number): Generator<Found> {
  for (let at = from, depth = 0; at + 4 <= view.byteLength; ) {
    const [type, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (at + 4 + size > view.byteLength) return
    if (type === begin) depth += 1
    // a chart in a sheet has a substream of its own
    else if (type === end) depth -= 1
    if (depth <= 0) return
    if (depth === 1) yield { type, at: at + 4, size }
    at += 4 + size
  }
}

/** By form of cells whether its font is struck through. */
function formsStruck(view: DataView): boolean[] {
  const fonts: boolean[] = []
  const forms: number[] = []
  for (const { type, at, size } of recordsFrom(view, 0)) {
    if (size < 4) continue
    if (type === font) fonts.push((view.getUint16(at + 2, true) & 0x08) !== 0)
    else if (type === form) forms.push(view.getUint16(at, true))
  }
  // there is no font of number 4: the fifth is the next
  return forms.map((number) => fonts[number > 4 ? number - 1 : number] === true)
}

/** Where the sheets begin, in the order in which the library has them. */
function sheetsOf(view: DataView): number[] {
  const starts: number[] = []
  for (const { type, at, size } of recordsFrom(view, 0))
    if (type === sheetOf && size >= 4) starts.push(view.getUint32(at, true))
  return starts.sort((one, other) => one - other)
}

function struckFrom(view: DataView, from: number, struck: readonly boolean[]): Set<string> {
  const found = new Set<string>()
  for (const { type, at, size } of recordsFrom(view, from)) {
    const isMany = type === numbers
    if (size < 6 || !(isMany || cells.has(type))) continue
    const [row, first] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const count = isMany ? Math.floor((size - 6) / 6) : 1
    for (let place = 0; place < count; place += 1)
      if (struck[view.getUint16(at + 4 + 6 * place, true)]) found.add(`${row},${first + place}`)
  }
  return found
}
