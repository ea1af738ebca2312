import { Refusal } from '../../../../contract/refusals.ts'
import { figure } from '../../../../contract/words/numbers.ts'
import { ImportBusy, ImportFault, type Source } from '../read/source-row.ts'

/** An uploaded file may hold so many rows, since somebody waits for it; more of them are for the command line. */
export const maxRows = 500_000

const pieceBytes = 256 * 1024
const unpackedLimit = 100_000_000

/** An uploaded file, as often as it is to be read. Its name is only used to tell of it and to see what it holds. */
export function uploadSource(fileName: string, file: Uint8Array): Source {
  return { name: plainName(fileName), bytes: piecesOf(file), unpackedLimit }
}

/** What a caller calls a file may be anything: no folders, nothing that a log or a spreadsheet would obey. */
const plainName = (name: string) =>
  name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 100)
    .toWellFormed() || 'upload'

async function* piecesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.byteLength; at += pieceBytes) yield file.subarray(at, at + pieceBytes)
}

export function checkRows(name: string, read: number) {
  if (read > maxRows)
    throw new ImportFault(
      `${name} has more than ${figure(maxRows)} rows: split it, or import it with npm run import`,
    )
}

/** Does the work; what is wrong with the file becomes a refusal with its words. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImportBusy) throw new Refusal('import_running')
    if (error instanceof ImportFault)
      throw new Refusal('file_unreadable', { reason: error.message })
    throw error
  }
}
