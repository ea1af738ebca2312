import type { TextEncodingName } from '../../contract/parts/text-encodings.ts'
import { limits, ReadingFault } from '../limits.ts'
import { encodingOf } from './decode/code-pages.ts'
import { decodeText, type PageDoubt } from './decode/decode-text.ts'
import { pageText, withSigns } from './forms/page.ts'
import { withStrikes } from './forms/strikes.ts'
import { kindOf, textKind } from './kinds.ts'
import type { Sheet } from './sheet.ts'
import { readText, type TextRead } from './text.ts'
import type { UnreadSheet } from './workbook/read-workbook.ts'
import { definesEntities, entriesOf, withEntities } from './workbook/survey-archive.ts'

/** What a file was found to be, for the buyer to see. `unread`: sheets that are too much. */
export type FileRead = {
  kind: string
  encoding: TextEncodingName | null
  sheets: Sheet[]
  unread: UnreadSheet[]
  how: string
}

/** The reader of workbooks is heavy: it is fetched when there is one. */
const workbooks = () => import('./workbook/read-workbook.ts')
const pages = () => import('./workbook/read-page.ts')

/**
 * Reads a file that may be a parts list: its bytes decide what it is. `given`: the encoding, where it is said.
 * `onStep` hears that it goes on; `most`: so many rows a sheet may have. Throws ReadingFault, which names the kind of what cannot be read.
 */
export async function readFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  onStep: () => void = () => {},
  given?: TextEncodingName,
  most: number = limits.rows,
): Promise<FileRead> {
  if (bytes.length > limits.bytes)
    throw new ReadingFault(`It is larger than ${limits.bytes / 1_000_000} MB. Nothing was read.`)
  const kind = kindOf(name, bytes, () => entriesOf(bytes).map(({ path }) => path))
  if (kind !== 'text') {
    const { readWorkbook } = await workbooks()
    return { ...(await readWorkbook(bytes, kind, onStep, most)), kind, encoding: null, how: kind }
  }
  const { text, encoding, damaged, doubt } = decodeText(bytes, given)
  const read = await readWords(name, text, most)
  const spoilt = damaged === 0 ? '' : `, of which ${damaged} signs are damaged`
  return { ...read, encoding, how: `${encodingWords(encoding, doubt)}${spoilt}, ${read.how}` }
}

/** How a text is written, and that it is not sure: its numbers are ASCII, so it is read all the same. */
function encodingWords(encoding: TextEncodingName, doubt: PageDoubt | null): string {
  if (doubt === null) return encoding
  const other = doubt === 'unknown' ? 'another' : encodingOf(doubt.rival)
  return `${encoding}, or ${other} if its words are wrong (save it as UTF-8 to be sure)`
}

/** The same of a text that is known already. Throws ReadingFault. */
export async function readWords(
  name: string,
  text: string,
  most: number = limits.rows,
): Promise<FileRead> {
  const kind = textKind(name, text)
  if (kind === 'SpreadsheetML') {
    if (definesEntities(text)) throw withEntities()
    const { readMarkup } = await workbooks()
    return { ...readMarkup(withStrikes(text, kind), kind, most), kind, encoding: null, how: kind }
  }
  if (kind === 'HTML') {
    const { readPage } = await pages()
    return {
      ...readPage(withStrikes(withSigns(text), kind), most),
      kind,
      encoding: null,
      how: kind,
    }
  }
  const words = kind === 'page' ? pageText(text) : text
  const read = readText(words, kind === 'JSON' || kind === 'XML' ? kind : null)
  return { ...inOneSheet(name, read), encoding: null }
}

const inOneSheet = (name: string, { rows, kind, how, separator = '' }: TextRead) => ({
  kind,
  sheets: [{ name, rows, hidden: '', separator }],
  unread: [],
  how,
})
