import { type Columns, noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import {
  numberQuestion,
  openQuestions,
  questionWords,
} from '../../../../bom/columns/catalogue/open-questions.ts'
import { guessWithOwn, ownColumns } from '../../../../bom/columns/catalogue/own-columns.ts'
import { looksLikeNumber } from '../../../../bom/columns/catalogue/worded-fields.ts'
import type { Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import {
  type ImportField,
  importFieldLabels,
  importFields,
} from '../../../../contract/parts/import.ts'
import type { Shop, User } from '../../../shop.ts'
import { readCategories } from '../../categories/read-categories.ts'
import { type Column, guessesOf, lookInto } from './look-into.ts'
import { refusing, uploadSource } from './upload-source.ts'

type Upload = { file: Uint8Array; fileName: string }

/** Of a known number it is enough; what a new part needs besides, its row is told. */
const required: ImportField[] = ['mpn']

/** Looks into a file of parts: its columns with samples, and which field each seems to be. Writes nothing. */
export async function previewImport(
  { database, config }: Shop,
  _caller: User,
  { file, fileName }: Upload,
): Promise<Output<Calls['previewImport']>> {
  return await refusing(async () => {
    const look = await lookInto(uploadSource(fileName, file), config.currency)
    const { decimal, rows, columns, isDatabase, encoding, form, prices, packs } = look
    const names = columns.map(({ name }) => name)
    const own = ownColumns(await readCategories(database))
    const guesses = guessesOf(names, own, config.currency)
    const found = guessWithOwn(names, noColumns, own, config.currency)
    for (const name of [...prices, ...packs, ...unsure(found, columns)]) guesses.delete(name)
    const doubts = prices.length > 0 ? [{ field: 'price' as const, columns: prices }] : []
    const questions = isDatabase
      ? []
      : [
          ...numberQuestion(found, columns),
          ...openQuestions(names, found, samplesOf(columns)),
          ...doubts,
        ]
    return {
      ...form,
      encoding,
      decimal,
      rows,
      columns: columns.map((column) => ({ ...column, guess: guesses.get(column.name) ?? null })),
      questions: questions.map((one) => ({ ...one, text: questionWords(one) })),
      fields: importFields.map((field) => ({
        field,
        label: importFieldLabels[field],
        required: required.includes(field),
      })),
      needsMapping: !isDatabase,
    }
  })
}

/** The column that is taken for the part numbers, where what stands in it may be something else. */
const unsure = ({ unsureNumber }: Columns, columns: readonly Column[]) =>
  columns
    .filter(
      ({ name, sample }) =>
        name === unsureNumber && sample.some((cell) => !looksLikeNumber(name, cell)),
    )
    .map(({ name }) => name)

const samplesOf = (columns: readonly { name: string; sample: string[] }[]) =>
  Object.fromEntries(columns.map(({ name, sample }) => [name, sample[0]]))
