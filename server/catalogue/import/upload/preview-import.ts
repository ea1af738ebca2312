import type { Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import {
  type ImportField,
  importFieldLabels,
  importFields,
} from '../../../../contract/parts/import.ts'
import type { Shop, User } from '../../../shop.ts'
import { formatOf, guessesOf, lookInto } from './look-into.ts'
import { refusing, uploadSource } from './upload-source.ts'

type Upload = { file: Uint8Array; fileName: string }

const required: ImportField[] = ['mpn', 'name', 'category', 'price']

/** Looks into a file of parts: its columns with samples, and which field each seems to be. Writes nothing. */
export async function previewImport(
  _shop: Shop,
  _caller: User,
  { file, fileName }: Upload,
): Promise<Output<Calls['previewImport']>> {
  return await refusing(async () => {
    const { decimal, rows, columns, isDatabase, encoding } = await lookInto(
      uploadSource(fileName, file),
    )
    const { format } = await formatOf(uploadSource(fileName, file))
    const guesses = guessesOf(columns.map(({ name }) => name))
    return {
      format,
      encoding,
      decimal,
      rows,
      columns: columns.map((column) => ({ ...column, guess: guesses.get(column.name) ?? null })),
      fields: importFields.map((field) => ({
        field,
        label: importFieldLabels[field],
        required: required.includes(field),
      })),
      needsMapping: !isDatabase,
    }
  })
}
