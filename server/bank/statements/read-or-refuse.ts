import { Refusal } from '../../../contract/refusals.ts'
import { ColumnsUnknown } from '../read/csv/read-csv.ts'
import { oneLine, StatementFault } from '../read/read-statement.ts'

/** Reads a file, and refuses one that cannot be read in words that say why. */
export async function readOrRefuse<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof StatementFault)
      throw new Refusal('file_unreadable', { reason: error.message })
    if (error instanceof ColumnsUnknown)
      throw new Refusal(
        'statement_columns_unknown',
        { why: error.message, columns: oneLine(error.header.join('; '), 500) },
        { errors: [{ path: 'columns', message: error.message }] },
      )
    throw error
  }
}
