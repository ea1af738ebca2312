import { attributeNames, initialAttributes } from '../../../../contract/parts/attributes.ts'
import type { Draft } from './map-row.ts'

export type PriceOrigin = 'row' | 'price file' | 'default'

/** What a row may leave out: of a part that is there already, only what it gave itself is changed. */
const leftOut = [
  ...([
    'name',
    'category',
    'details',
    'price',
    'quantity',
    'minQuantity',
    'orderMultiple',
    'maxQuantity',
  ] as const),
  ...(['pack', 'breaks', 'img', 'specs', 'sourceId'] as const),
  ...attributeNames,
] as const
/** Which of them a row gave: a bit for each. */
export const givenBits = Object.fromEntries(leftOut.map((name, at) => [name, 2 ** at])) as Record<
  (typeof leftOut)[number],
  number
>

/** What a row gave itself, a sum of givenBits. */
export function givenOf(draft: Draft, priceFrom: PriceOrigin | null): number {
  let given = priceFrom === 'default' || priceFrom === null ? 0 : givenBits.price
  if (Object.keys(draft.specs).length > 0) given |= givenBits.specs
  if (draft.sourceId !== undefined) given |= givenBits.sourceId
  if (
    draft.fields.breaks !== undefined ||
    Object.values(draft.breaks).some((one) => one !== undefined)
  )
    given |= givenBits.breaks
  for (const name of draft.cleared ?? []) if (isClearable(name)) given |= givenBits[name]
  for (const name of leftOut)
    if (isField(name) && draft.fields[name] !== undefined) given |= givenBits[name]
  return given
}

/** What a part may have none of: null takes it away, where a row may say so. */
export const isClearable = (name: string): name is Given =>
  name === 'maxQuantity' ||
  name === 'pack' ||
  attributeNames.some((one) => one === name && initialAttributes[one] === null)

type Given = (typeof leftOut)[number]

const isField = (name: Given): name is Exclude<Given, 'specs' | 'price' | 'sourceId'> =>
  name !== 'specs' && name !== 'price' && name !== 'sourceId'
