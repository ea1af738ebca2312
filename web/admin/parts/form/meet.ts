import { attributeLabels } from '../../../../contract/parts/attributes.ts'
import type { Part } from '../../../../contract/parts/parts.ts'
import { type PartFormValues, valuesOf } from './values.ts'

export type Field = Exclude<keyof PartFormValues, 'quantity' | 'lifecycleNote'>
/** A field that two people changed to different values: what is there now, and what is typed here. */
export type Meeting = { field: Field; now: string; mine: string }

export const fieldNames: Record<Field, string> = {
  name: 'Parts Name',
  category: 'Category',
  minQuantity: 'Minimum Quantity',
  price: 'Price',
  details: 'Details',
  img: 'Image',
  orderMultiple: 'Order multiple',
  maxQuantity: 'Maximum of an order',
  pack: 'Pack',
  priceBreaks: 'Price breaks',
  mpn: 'Part number',
  ...attributeLabels,
  specs: 'Specifications',
}
const fields = Object.keys(fieldNames) as Field[]

/** The fields whose values are not those that the form was filled with. */
export const changedFields = (typed: PartFormValues, base: Part): Field[] => {
  const before = valuesOf(base)
  return fields.filter((field) => textOf(typed, field) !== textOf(before, field))
}

/** The fields that are changed here and, since the form was filled, there: to something else. */
export function meetingsOf(typed: PartFormValues, base: Part, now: Part): Meeting[] {
  const theirs = valuesOf(now)
  const changedThere = new Set(changedFields(theirs, base))
  return changedFields(typed, base)
    .filter((field) => changedThere.has(field) && textOf(typed, field) !== textOf(theirs, field))
    .map((field) => ({ field, now: textOf(theirs, field), mine: textOf(typed, field) }))
}

/** A field's value in words, the same for the same value. */
function textOf(values: PartFormValues, field: Field): string {
  if (field === 'pack') return [values.pack.name, values.pack.size].filter(Boolean).join(' of ')
  if (field === 'priceBreaks')
    return values.priceBreaks.map(({ from, price }) => `from ${from}: ${price}`).join('\n')
  if (field === 'specs') return values.specs.map(({ key, value }) => `${key}: ${value}`).join('\n')
  return values[field]
}
