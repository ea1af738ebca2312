import { limits, ReadingFault } from '../../limits.ts'

/** A file in an archive, still packed: as it is, or deflated. */
export type Entry = { isDeflated: boolean; packed: Uint8Array<ArrayBuffer> }

/** What an archive that is broken, or none, is told. */
export const damaged = () => new ReadingFault('This file is damaged, or no XLSX workbook.')

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
/** The longest remark that may stand behind the end of an archive. */
const longestRemark = 65_535

/** The files of a ZIP archive by their paths, from its directory (PKWARE APPNOTE 4.3). Throws ReadingFault. */
export function readArchive(bytes: Uint8Array<ArrayBuffer>): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = endOf(view)
    const count = view.getUint16(end + 10, true)
    if (count > limits.entries)
      throw new ReadingFault(
        `It is packed of ${count.toLocaleString('en-US')} files; a workbook with at most ${limits.entries.toLocaleString('en-US')} can be read. Copy the sheet into a workbook of its own, or save it as CSV.`,
      )
    const entries = new Map<string, Entry>()
    let at = view.getUint32(end + 16, true)
    for (let left = count; left > 0; left--) at = addEntry(entries, bytes, view, at)
    return entries
  } catch (error) {
    // what stands beyond the end of the file is no archive
    throw error instanceof RangeError ? damaged() : error
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestRemark); at--)
    if (view.getUint32(at, true) === endMark) return at
  throw damaged()
}

/** Takes up the file whose line of the directory stands there; answers where the next one does. */
function addEntry(
  entries: Map<string, Entry>,
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
): number {
  if (view.getUint32(at, true) !== entryMark) throw damaged()
  const method = view.getUint16(at + 10, true)
  const length = view.getUint32(at + 20, true)
  const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
  const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name!))
  const local = view.getUint32(at + 42, true)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + length > bytes.length) throw damaged()
  if (method === 0 || method === 8)
    entries.set(path, {
      isDeflated: method === 8,
      packed: bytes.subarray(start, start + length),
    })
  return at + 46 + name! + extra! + remark!
}
