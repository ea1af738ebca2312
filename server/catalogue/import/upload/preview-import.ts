import type { Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { type ImportField, importFields } from '../../../../contract/import.ts'
import type { Member, Shop } from '../../../shop.ts'
import { formatOf, guessesOf, lookInto } from './look-into.ts'
import { refusing, uploadSource } from './upload-source.ts'

type Upload = { file: Uint8Array; fileName: string }

const labels: Record<ImportField, string> = {
  sku: 'Part number',
  name: 'Parts Name',
  details: 'Details',
  category: 'Category',
  price: 'Price',
  quantity: 'Quantity',
  minQuantity: 'Minimum Quantity',
  orderMultiple: 'Order multiple',
  warrantyMonths: 'Warranty in months',
  img: 'Image',
}
const required: ImportField[] = ['sku', 'name', 'category', 'price']

/** Looks into a file of parts: its columns with samples, and which field each seems to be. Writes nothing. */
export async function previewImport(
  _shop: Shop,
  _caller: Member,
  { file, fileName }: Upload,
): Promise<Output<Calls['previewImport']>> {
  return await refusing(async () => {
    const { rows, columns, isDatabase } = await lookInto(uploadSource(fileName, file))
    const guesses = guessesOf(columns.map(({ name }) => name))
    return {
      format: await formatOf(uploadSource(fileName, file)),
      rows,
      columns: columns.map((column) => ({ ...column, guess: guesses.get(column.name) ?? null })),
      fields: importFields.map((field) => ({
        field,
        label: labels[field],
        required: required.includes(field),
      })),
      needsMapping: !isDatabase,
    }
  })
}
