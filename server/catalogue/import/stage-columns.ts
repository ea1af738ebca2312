import {
  type AttributeName,
  attributeNames,
  partAttributes,
} from '../../../contract/parts/attributes.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import { newId } from '../../database/new-id.ts'
import type { CheckedPart } from './row-to-part/checked-part.ts'
import type { givenBits } from './row-to-part/given.ts'
import type { CategoryPicture } from './store.ts'

/** A checked part as it is staged: its place among the rows, its line in the file, its picture, its prices in minor units. */
export type StagedRow = CheckedPart & {
  n: number
  line: number
  picture: CategoryPicture
  minorPerMajor: number
  kindId: string | null
}

type StageColumn = {
  name: string
  /** Takes everything that was checked, so that COPY cannot fail. */
  type: 'integer' | 'bigint' | 'text' | 'uuid' | 'jsonb' | 'date'
  read: (row: StagedRow) => string | number | null
  /** Whether it is one of `part`, too. */
  isOfPart: boolean
  /** What the row must have given for a part that is there to take it. Undefined: never taken. */
  givenBy?: keyof typeof givenBits
}

/** What rows need that change nothing but price and stock of parts that are there. */
const ofChange: ReadonlySet<string> = new Set([
  ...(['n', 'line', 'movement_id', 'given', 'lacks', 'mpn_key', 'mpn'] as const),
  ...(['quantity', 'price_minor'] as const),
])

const own = (name: string, type: StageColumn['type'], read: StageColumn['read']): StageColumn => ({
  name,
  type,
  read,
  isOfPart: false,
})

const ofPart = (
  name: string,
  type: StageColumn['type'],
  read: StageColumn['read'],
  givenBy?: StageColumn['givenBy'],
): StageColumn => ({
  name,
  type,
  read,
  isOfPart: true,
  ...(givenBy !== undefined && { givenBy }),
})

function typeOf(name: AttributeName): StageColumn['type'] {
  const { kind } = partAttributes[name].value
  return kind === 'integer' ? 'integer' : kind === 'day' ? 'date' : 'text'
}

const ofAttribute = (name: AttributeName) =>
  ofPart(partAttributes[name].column, typeOf(name), (row) => row[name], name)

const minorPrice = ({ price, minorPerMajor }: StagedRow) => Math.round(price * minorPerMajor)

const minorBreaks = ({ priceBreaks, minorPerMajor }: StagedRow) =>
  priceBreaks.map(({ from, price }) => ({ from, priceMinor: Math.round(price * minorPerMajor) }))

/** The columns of the staged rows, in the order in which they are copied. */
export const stageColumns: StageColumn[] = [
  own('n', 'integer', ({ n }) => n),
  own('line', 'integer', ({ line }) => line),
  own('movement_id', 'uuid', newId),
  own('given', 'integer', ({ given }) => given),
  own('lacks', 'integer', ({ lacks }) => lacks),
  ofPart('id', 'uuid', newId),
  ofPart('mpn_key', 'text', ({ mpn }) => numberKey(mpn)),
  ofPart('mpn', 'text', ({ mpn }) => mpn),
  ofPart('name', 'text', ({ name }) => name, 'name'),
  ofPart('category', 'text', ({ category }) => category, 'category'),
  ofPart('details', 'text', ({ details }) => details, 'details'),
  ofPart('min_quantity', 'integer', ({ minQuantity }) => minQuantity, 'minQuantity'),
  ofPart('order_multiple', 'integer', ({ orderMultiple }) => orderMultiple, 'orderMultiple'),
  ofPart('max_quantity', 'integer', ({ maxQuantity }) => maxQuantity, 'maxQuantity'),
  ofPart('pack_name', 'text', ({ pack }) => pack?.name ?? null, 'pack'),
  ofPart('pack_size', 'integer', ({ pack }) => pack?.size ?? null, 'pack'),
  ofPart('quantity', 'integer', ({ quantity }) => quantity, 'quantity'),
  ofPart('price_minor', 'bigint', minorPrice, 'price'),
  ofPart('price_breaks', 'jsonb', (row) => JSON.stringify(minorBreaks(row)), 'breaks'),
  ofPart('img', 'text', ({ picture }) => picture.img, 'img'),
  ofPart('image_id', 'uuid', ({ picture }) => picture.imageId, 'img'),
  ofPart('specs', 'jsonb', ({ specs }) => JSON.stringify(specs), 'specs'),
  ofPart('kind_id', 'uuid', (row) => row.kindId),
  ofPart('source_id', 'text', ({ sourceId }) => sourceId, 'sourceId'),
  ...attributeNames.map(ofAttribute),
]

/** The same, of rows that change nothing but price and stock: an ERP has many of them each night. */
export const changeColumns = stageColumns.filter(({ name }) => ofChange.has(name))
