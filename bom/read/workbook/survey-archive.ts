import { figure } from '../../../contract/words/numbers.ts'
import { limits, ReadingFault } from '../../limits.ts'
import { type Held, openCounter } from './count-cells.ts'

/** The files of an archive before a library is given it; of each what its sheet holds, at the least. */
export type Survey = { paths: Set<string>; texts: Map<string, string>; held: Map<string, Held> }

export const damaged = (kind = 'workbook') =>
  new ReadingFault(
    `This ${kind} is damaged: open it where it was made, save it anew as XLSX or CSV and drop that.`,
  )
export const locked = () =>
  new ReadingFault(
    'This workbook has a password: save it without one, as XLSX or CSV, and drop that.',
  )

const endMark = 0x06054b50
const entryMark = 0x02014b50
const fileMark = 0x04034b50
/** The longest remark that may stand behind the end of an archive. */
const longestRemark = 65_535

/**
 * Goes through a ZIP archive by its directory (PKWARE APPNOTE 4.3) before it is read: what is torn, what unpacks to too
 * much and what defines entities is refused here. What unpacks to more than the archive says is damaged: bytes are counted as
 * they come. `keep`: of which files the text is wanted. Throws ReadingFault.
 */
export async function surveyArchive(
  bytes: Uint8Array<ArrayBuffer>,
  keep: (path: string) => boolean,
  onStep: () => void,
): Promise<Survey> {
  const survey: Survey = { paths: new Set(), texts: new Map(), held: new Map() }
  const counter = openCounter()
  const entries = [...entriesOf(bytes)]
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.unpacked) throw tooMuch()
  for (const { path, packed, isDeflated, size } of entries) {
    survey.paths.add(path)
    if (/\.(png|jpe?g|gif|emf|wmf|bmp|tiff?|bin\.rels)$/i.test(path)) continue
    const isText = keep(path) || /\.xml$/i.test(path)
    const { count, held } = counter.open()
    const said = await unpack(packed, isDeflated, { most: size, isText, keeps: keep(path), count })
    if (said.size !== size) throw damaged()
    survey.held.set(path, held())
    if (keep(path)) survey.texts.set(path, said.text)
    onStep()
  }
  return survey
}

/** Whether a text of XML defines entities, in front of its first element. */
export const definesEntities = (text: string) =>
  /<!(DOCTYPE|ENTITY)/i.test(text.slice(0, headLetters))

export const withEntities = () =>
  new ReadingFault(
    'It defines entities, which no spreadsheet writes. Nothing was read: save it anew as XLSX or CSV.',
  )

/** Each file of the directory. Throws ReadingFault. */
export function entriesOf(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endOf(view)
    const count = view.getUint16(end + 10, true)
    if (count > limits.entries)
      throw new ReadingFault(
        `It is packed of ${figure(count)} files; a workbook with at most ${figure(limits.entries)} can be read. Copy the sheet into a workbook of its own, or save it as CSV.`,
      )
    let at = view.getUint32(end + 16, true)
    return Array.from({ length: count }, () => {
      const entry = entryAt(bytes, view, at)
      at = entry.next
      return entry
    })
  } catch (error) {
    // what stands beyond the end of the file is no archive
    throw error instanceof RangeError ? damaged() : error
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - longestRemark); at--)
    if (view.getUint32(at, true) === endMark) return at
  throw damaged()
}

function entryAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  if (view.getUint32(at, true) !== entryMark) throw damaged()
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const [length, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
  const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name!))
  const local = view.getUint32(at + 42, true)
  if (view.getUint32(local, true) !== fileMark) throw damaged()
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + length > bytes.length) throw damaged()
  if (flags % 2 === 1) throw locked()
  if (method !== 0 && method !== 8) throw damaged()
  const packed = bytes.subarray(start, start + length)
  return { path, packed, size, isDeflated: method === 8, next: at + 46 + name! + extra! + remark! }
}

const tooMuch = () =>
  new ReadingFault(
    `Unpacked it has more than ${limits.unpacked / 1_000_000} MB. Nothing was read: copy the list into a workbook of its own, or save it as CSV.`,
  )

type Unpacking = {
  most: number
  isText: boolean
  keeps: boolean
  count: (bytes: Uint8Array) => void
}

/** So much of a text is looked at for what stands in front of its first element. */
const headLetters = 4_096

/**
 * How much a file is, unpacked, and its text where that is kept. A bite makes at most a thousand times as much, and what is
 * too much is told as soon as it is seen.
 */
async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  isDeflated: boolean,
  { most, isText, keeps, count }: Unpacking,
) {
  const decoder = new TextDecoder()
  let [at, size, text, head] = [0, 0, '', '']
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (queue) => {
      if (at >= packed.length) return queue.close()
      queue.enqueue(packed.slice(at, at + 16_384))
      at += 16_384
    },
  })
  const pieces = isDeflated ? source.pipeThrough(new DecompressionStream('deflate-raw')) : source
  const reader = pieces.getReader()
  try {
    while (true) {
      const { done, value } = await reader.read().catch(() => Promise.reject(damaged()))
      if (done) return { size, text }
      size += value.length
      if (size > most) throw damaged()
      if (!isText) continue
      count(value)
      const isHead = head.length < headLetters
      if (!keeps && !isHead) continue
      const piece = decoder.decode(value, { stream: true })
      if (keeps) text += piece
      if (!isHead) continue
      head += piece.slice(0, headLetters)
      if (definesEntities(head)) throw withEntities()
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
