import { importFieldLabels } from '../../../contract/parts/import.ts'
import { mayBe } from './amount-headers.ts'
import { type Columns, withoutTold } from './guess-columns.ts'
import { isBound } from './stock-column.ts'

type Question = { field: 'quantity' | 'price'; columns: string[] }

/** Columns that may be the stock or the price and that are not read, where no other is: what they are has to be said. */
export function openQuestions(
  all: readonly string[],
  { fields: found, specs, breaks }: Pick<Columns, 'fields' | 'specs' | 'breaks'>,
): Question[] {
  const read = new Set([found, specs, breaks].flatMap((one) => Object.values(one)))
  const names = withoutTold(all).filter((name) => !read.has(name))
  return (['quantity', 'price'] as const).flatMap((field) => {
    const able = found[field] === undefined ? names.filter((name) => mayBe(field, name)) : []
    const columns = names.filter(
      (name) => able.includes(name) || (field === 'quantity' && able.length > 0 && isBound(name)),
    )
    return columns.length > 0 ? [{ field, columns }] : []
  })
}

/** What has to be said of columns before anything is read. */
export const questionWords = ({ field, columns }: Question) =>
  `${columns.map((name) => `“${name}”`).join(', ')} may be the ${importFieldLabels[field].toLowerCase()}: say which, or that none is`
