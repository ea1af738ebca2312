import { ReadingFault } from '../../../bom/limits.ts'
import { decodeText } from '../../../bom/read/decode/decode-text.ts'
import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { type ReadStatement, StatementFault } from './read-statement.ts'
import { isZip, type Packed, unzip } from './unzip.ts'

/** A file of statements, and in an archive what else lay there. */
export type StatementFile = Packed & { statements: ReadStatement[] }

/**
 * The statements of an upload: a file, or each file of a ZIP archive, by their names. `others` of an archive are no statements by their names, and are left.
 * Throws StatementFault, which names the file of an archive.
 */
export async function readUpload(
  upload: Packed,
): Promise<{ files: StatementFile[]; others: string[] }> {
  if (!isZip(upload.bytes))
    return { files: [{ ...upload, statements: await readStatements(upload.bytes) }], others: [] }
  const packed = unzip(upload.bytes).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const isStatement = ({ name }: Packed) => /\.(xml|csv|txt|camt|c53|053)$/i.test(name)
  const files: StatementFile[] = []
  for (const one of packed.filter(isStatement)) {
    const statements = await readStatements(one.bytes).catch((error: unknown) => {
      if (!(error instanceof StatementFault)) throw error
      throw new StatementFault(`${one.name} in it: ${error.message}`)
    })
    files.push({ ...one, statements })
  }
  if (files.length === 0) throw new StatementFault('no file of the archive is camt.053 or CSV')
  return { files, others: packed.filter((one) => !isStatement(one)).map(({ name }) => name) }
}

/** The statements of a file, camt.053 or CSV. Throws StatementFault. */
async function readStatements(bytes: Uint8Array): Promise<ReadStatement[]> {
  const isXml = isLikeXml(bytes)
  const text = isXml ? xmlText(bytes) : plainText(bytes)
  return isXml ? await readCamt(text) : readCsv(text)
}

const isLikeXml = (bytes: Uint8Array) =>
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

function plainText(bytes: Uint8Array): string {
  try {
    return decodeText(bytes).text
  } catch (error) {
    if (error instanceof ReadingFault) throw new StatementFault(error.message)
    throw error
  }
}
