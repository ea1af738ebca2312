import { limits, ReadingFault } from '../limits.ts'
import { decodeText } from './decode-text.ts'
import { readText, type Sheet } from './text.ts'
import { readWorkbook, type UnreadSheet } from './workbook/read-workbook.ts'

/** What a file was found to be, for the buyer to see. `unread`: sheets that are too much. */
export type FileRead = { sheets: Sheet[]; unread: UnreadSheet[]; how: string }

const separatorNames = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

/**
 * Reads a CSV, TSV, text or XLSX file: its bytes decide which it is. What only its name calls a workbook is refused, for
 * nobody meant such a file. `onStep` hears that it goes on. Throws ReadingFault.
 */
export async function readFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  onStep: () => void = () => {},
): Promise<FileRead> {
  if (bytes.length > limits.bytes)
    throw new ReadingFault(`It is larger than ${limits.bytes / 1_000_000} MB. Nothing was read.`)
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  if (start === 'PK\u0003\u0004') return { ...(await readWorkbook(bytes, onStep)), how: 'XLSX' }
  const kind = others.find(({ begins }) => start.startsWith(begins))
  if (kind)
    throw new ReadingFault(`This is ${kind.is}: save the sheet as XLSX or CSV and drop that.`)
  const [ending] = /\.xls[xm]$/i.exec(name) ?? []
  if (ending)
    throw new ReadingFault(
      `Its name ends in ${ending}, but it is no workbook. Nothing was read: save it anew as XLSX or CSV, or end its name in .csv if it is text.`,
    )
  const { text, encoding } = decodeText(bytes)
  const { rows, separator, isSaid } = readText(text)
  const parted = separator === null ? 'one cell a line' : `parted by ${separatorNames[separator]}`
  const how = `${encoding}, ${parted}${isSaid ? ', as its first line says' : ''}`
  return { sheets: [{ name, rows, hidden: '' }], unread: [], how }
}

const others = [
  { begins: '\u00d0\u00cf\u0011\u00e0', is: 'an old XLS workbook, or one with a password' },
  { begins: '%PDF', is: 'a PDF' },
  { begins: '{\\rt', is: 'a formatted text' },
  { begins: '\u001f\u008b', is: 'a packed file' },
]
