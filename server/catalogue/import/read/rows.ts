import { createReadStream } from 'node:fs'
import { ReadingFault } from '../../../../bom/limits.ts'
import { kindOf, textKind } from '../../../../bom/read/kinds.ts'
import { linesAround } from './around-tables.ts'
import { decodeText, unpack } from './decode-text.ts'
import { readJson } from './json.ts'
import { ImportFault, type ReadRow, type Source } from './source-row.ts'
import { readTable } from './table.ts'
import { readSheets } from './workbook.ts'

/** A file of the disk as a source. */
export const fileSource = (path: string): Source => ({ name: path, bytes: bytesOf(path) })

/** Opens the file when it is read, so that what is wrong with it is told there. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>
}

/**
 * The rows of a CSV, TSV, JSON or workbook file, packed or not, in batches and in the file's order, with the file's line
 * numbers. Its content decides what it is, not its name. Throws ImportFault for a file that cannot be read.
 */
export async function* readRows(source: Source): AsyncGenerator<ReadRow[]> {
  try {
    const bytes = unpack(source)
    const first = await bytes.next()
    if (first.done) throw new ImportFault(`${source.name} is empty`)
    const all = startingWith(first.value, bytes)
    if (isBook(source.name, first.value)) yield* readSheets(source, await whole(source.name, all))
    else yield* readText(source, decodeText(source, all))
  } catch (error) {
    throw unreadable(source.name, error)
  }
}

/** Whether bytes begin as a workbook does. Throws ReadingFault for what is neither that nor text. */
function isBook(name: string, start: Uint8Array): boolean {
  const isPacked = start[0] === 0x50 && start[1] === 0x4b
  const isCompound = start[0] === 0xd0 && start[1] === 0xcf
  // what these are is in them, and told when all of them is there
  return isPacked || isCompound || kindOf(name, start, () => []) !== 'text'
}

async function* readText(source: Source, text: AsyncGenerator<string>): AsyncGenerator<ReadRow[]> {
  const start = await readStart(text)
  if (start.trim() === '') throw new ImportFault(`${source.name} is empty`)
  const all = startingWith(start, text)
  const kind = textKind(source.name, start)
  if (kind === 'XML') throw new ImportFault(`${source.name}: ${xml}`)
  if (kind === 'HTML' || kind === 'SpreadsheetML') {
    const page = await joined(all)
    if (kind === 'HTML') for (const line of linesAround(page)) source.onBeside?.(line)
    yield* readSheets(source, page)
  } else if (/^\s*[[{]/.test(start)) yield* readJson(source, start, all)
  else yield* readTable(source, start, all)
}

const xml =
  'This is an XML file, such as a BMEcat catalogue: save the list as XLSX, CSV or JSON and bring that'

/** Enough to hold the header of anything sensible, and numbers that show how numbers are written. */
async function readStart(text: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (start.length < 65_536) {
    const next = await text.next()
    if (next.done) break
    start += next.value
  }
  return start
}

async function* startingWith<T>(start: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield start
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

/** A workbook cannot be read piece by piece. */
const largestBook = 15_000_000

async function whole(name: string, bytes: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    size += piece.byteLength
    if (size > largestBook) throw tooLarge(name)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

async function joined(text: AsyncIterable<string>) {
  let all = ''
  for await (const piece of text) {
    all += piece
    if (all.length > largestBook) throw tooLarge('this')
  }
  return all
}

const tooLarge = (name: string) =>
  new ImportFault(
    `${name}: a workbook of at most ${largestBook / 1_000_000} MB can be read: save the sheet as CSV`,
  )

const words: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this file may not be read',
  EISDIR: 'this is a folder: name the files in it',
}

function unreadable(name: string, error: unknown): unknown {
  if (error instanceof ReadingFault) return new ImportFault(`${name}: ${error.message}`)
  const code = (error as { code?: unknown } | null)?.code
  const said = typeof code === 'string' ? words[code] : undefined
  return said ? new ImportFault(`${name}: ${said}`) : error
}
