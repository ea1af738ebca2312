import { ReadingFault } from '../../../bom/limits.ts'
import { decodeText } from '../../../bom/read/decode/decode-text.ts'
import { readCamt } from './camt.ts'
import { ColumnsUnknown, type CsvKnowledge, type CsvRead, readCsv } from './csv/read-csv.ts'
import { type ReadStatement, StatementFault } from './read-statement.ts'
import { isZip, type Packed, unzip } from './unzip.ts'

/** A file of statements, and of a CSV how it was read. */
export type StatementFile = Packed & { statements: ReadStatement[]; csv: CsvRead | null }

/** What may be a statement, by its name in an archive. */
const isStatement = ({ name }: Packed) => /\.(xml|csv|txt|camt|c53|053)$/i.test(name)

/**
 * The statements of an upload: a file, or each file of a ZIP archive. What is said of columns is of the one CSV that is sent, not of an archive.
 * Throws StatementFault and ColumnsUnknown, which name the file of an archive.
 */
export async function readUpload(
  upload: Packed,
  knowledge: CsvKnowledge,
): Promise<{ files: StatementFile[]; others: string[] }> {
  if (!isZip(upload.bytes)) return { files: [await readStatements(upload, knowledge)], others: [] }
  if (knowledge.said)
    throw new StatementFault('what its columns are is said of one CSV, which is no archive')
  const packed = unzip(upload.bytes).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const files: StatementFile[] = []
  for (const one of packed.filter(isStatement))
    files.push(
      await readStatements(one, knowledge).catch((error: unknown) => {
        if (error instanceof StatementFault)
          throw new StatementFault(`${one.name} in it: ${error.message}`)
        if (error instanceof ColumnsUnknown)
          throw new ColumnsUnknown(error.header, `${one.name} in it: ${error.message}`)
        throw error
      }),
    )
  if (files.length === 0) throw new StatementFault('no file of the archive is camt.053 or CSV')
  return { files, others: packed.filter((one) => !isStatement(one)).map(({ name }) => name) }
}

/** The statements of a file, camt.053 or CSV. Throws StatementFault and ColumnsUnknown. */
async function readStatements(file: Packed, knowledge: CsvKnowledge): Promise<StatementFile> {
  if (isLikeXml(file.bytes)) {
    if (knowledge.said) throw new StatementFault('it is XML, which has no columns')
    return { ...file, statements: await readCamt(xmlText(file.bytes)), csv: null }
  }
  const csv = readCsv(plainText(file.bytes), knowledge)
  return { ...file, statements: [csv.statement], csv }
}

export const isLikeXml = (bytes: Uint8Array) =>
  /^(\u00ef\u00bb\u00bf)?\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))

/** What XML says of itself is how it is written; what does not decode is refused, never guessed. */
function xmlText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const said = (
    /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  ).toLowerCase()
  if (!['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'].includes(said))
    throw new StatementFault(`it is written in ${said}, which is not read`)
  try {
    return new TextDecoder(said === 'us-ascii' ? 'utf-8' : said, { fatal: true })
      .decode(bytes)
      .trimStart()
  } catch {
    throw new StatementFault(`it is not written in ${said}, as it says`)
  }
}

/** The text of a CSV, in whichever encoding it is written. Throws StatementFault for what is no text. */
export function plainText(bytes: Uint8Array): string {
  try {
    return decodeText(bytes).text
  } catch (error) {
    if (error instanceof ReadingFault) throw new StatementFault(error.message)
    throw error
  }
}
