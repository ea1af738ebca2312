import { importFieldLabels } from '../../../contract/parts/import.ts'
import { meaningOfHeader } from '../headers.ts'
import { isPartLike } from '../part-like.ts'
import { mayBe } from './amount-headers.ts'
import { toldBeside } from './beside-headers.ts'
import { type Columns, withoutTold } from './guess-columns.ts'
import { isForOthers } from './price-columns.ts'
import { isPriceUnit } from './price-unit.ts'
import { isBound } from './stock-column.ts'
import { looksLikeNumber, mayNumber } from './worded-fields.ts'

type Question = { field: 'mpn' | 'quantity' | 'price'; columns: string[] }

/** More columns of numbers than these, of which no header is known, say what parts are. */
const fewUnknown = 2

/** Whether nobody knows what a column is, and a number of pieces stands in it. */
const mayCount = (name: string, value: unknown) =>
  /^\s*\d{1,7}\s*$/.test(String(value ?? '')) &&
  meaningOfHeader(name) === null &&
  toldBeside(name) === null &&
  !isPriceUnit(name)

/**
 * Columns that may be the stock or the price and that are not read, where no other is: what they are has to be said. By the
 * `values` of a row, or samples of its columns, so may the stock be a column of whole numbers with a name that nobody knows.
 */
export function openQuestions(
  all: readonly string[],
  { fields: found, specs, breaks }: Pick<Columns, 'fields' | 'specs' | 'breaks'>,
  values: Readonly<Record<string, unknown>> = {},
): Question[] {
  const read = new Set([found, specs, breaks].flatMap((one) => Object.values(one)))
  const names = withoutTold(all).filter((name) => !read.has(name))
  return (['quantity', 'price'] as const).flatMap((field) => {
    const able = found[field] === undefined ? names.filter((name) => mayBe(field, name)) : []
    const isBeside = field === 'quantity' ? isBound : isForOthers
    const columns = names.filter(
      (name) => able.includes(name) || (able.length > 0 && isBeside(name)),
    )
    const unknown =
      field === 'quantity' && found.quantity === undefined && found.price !== undefined
        ? names.filter((name) => mayCount(name, values[name]))
        : []
    if (columns.length === 0 && unknown.length <= fewUnknown) columns.push(...unknown)
    return columns.length > 0 ? [{ field, columns }] : []
  })
}

/** What has to be said of columns before anything is read. */
export const questionWords = ({ field, columns }: Question) =>
  columns.length === 0
    ? `No column says that it is the ${importFieldLabels[field].toLowerCase()}: say which is`
    : `${columns.map((name) => `“${name}”`).join(', ')} may be the ${importFieldLabels[field].toLowerCase()}: say which, or that none is`

/**
 * The question for the part number, where no column is it, or one whose cells may be something else: of those whose header or
 * cells may be numbers of parts. `samples`: of each column.
 */
export function numberQuestion(
  { fields: { mpn }, unsureNumber }: Columns,
  samples: readonly { name: string; sample: readonly string[] }[],
): Question[] {
  const isUnsure = ({ name, sample }: (typeof samples)[number]) =>
    name === unsureNumber && sample.some((cell) => !looksLikeNumber(name, cell))
  // of a file without a row that can be read its rows tell why
  if (samples.length === 0 || (mpn !== undefined && !samples.some(isUnsure))) return []
  const able = samples.filter(
    ({ name, sample }) => mayNumber(name) || (sample.length > 0 && sample.every(isPartLike)),
  )
  return [{ field: 'mpn', columns: able.map(({ name }) => name) }]
}
