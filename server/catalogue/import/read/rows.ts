import { createReadStream } from 'node:fs'
import { type Separator, splitCells } from '../../../../bom/read/split-cells.ts'
import { detectSeparator, readCsv } from './csv.ts'
import { decideDecimal } from './decimal.ts'
import { decodeText } from './decode-text.ts'
import { readJsonArray, readJsonLines } from './json.ts'
import { ImportFault, type ReadRow, type Source } from './source-row.ts'

/** A file of the disk as a source. */
export const fileSource = (path: string): Source => ({ name: path, bytes: bytesOf(path) })

/** Opens the file when it is read, so that what is wrong with it is told there. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>
}

/**
 * The rows of a CSV, TSV, JSON lines or JSON array file, packed or not, in batches and in the file's order, with the
 * file's line numbers. Its content decides what it is, not its name. Throws ImportFault for a file that cannot be read.
 */
export async function* readRows(source: Source): AsyncGenerator<ReadRow[]> {
  const text = decodeText(source)
  try {
    const start = await readStart(text)
    if (start.trim() === '') throw new ImportFault(`${source.name} is empty`)
    const whole = startingWith(start, text)
    if (/^\s*\[/.test(start)) yield* readJsonArray(source.name, whole)
    else if (/^\s*\{/.test(start)) yield* readJsonLines(source.name, whole)
    else {
      source.onDecimal?.(decimalOfText(start))
      yield* readCsv(source.name, start, whole)
    }
  } catch (error) {
    throw unreadable(source.name, error)
  }
}

function decimalOfText(start: string) {
  const separator = detectSeparator(start)
  return decideDecimal(splitCells(start, separator as Separator), separator)
}

/** Enough to hold the first line of anything sensible. */
async function readStart(text: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (start.length < 65_536) {
    const next = await text.next()
    if (next.done) break
    start += next.value
  }
  return start
}

async function* startingWith(start: string, rest: AsyncGenerator<string>) {
  yield start
  yield* rest
}

const words: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this file may not be read',
  EISDIR: 'this is a folder: name the files in it',
}

function unreadable(name: string, error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code
  const said = typeof code === 'string' ? words[code] : undefined
  return said ? new ImportFault(`${name}: ${said}`) : error
}
