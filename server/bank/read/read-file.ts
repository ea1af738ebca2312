import { ReadingFault } from '../../../bom/limits.ts'
import { decodeText } from '../../../bom/read/decode/decode-text.ts'
import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { type ReadStatement, StatementFault } from './read-statement.ts'

/** The statements of a file, camt.053 or CSV. Throws StatementFault. */
export async function readStatements(bytes: Uint8Array): Promise<ReadStatement[]> {
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
