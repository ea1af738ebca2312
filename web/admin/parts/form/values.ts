import {
  type AttributeName,
  type AttributeValues,
  attributeNames,
  initialAttributes,
  lifeAttributes,
  plainAttributes,
} from '../../../../contract/parts/attributes.ts'
import type { Category, Part } from '../../../../contract/parts/parts.ts'
import { asField } from '../../../../contract/words/typed.ts'
import { rowsOf, type SpecRow } from './specs-rows.ts'

/** The attributes as they are typed; blank is not known. */
const typedAttributes = (values: AttributeValues) =>
  Object.fromEntries(
    attributeNames.map((name) => [name, values[name] === null ? '' : String(values[name])]),
  ) as Record<AttributeName, string>

/** A part as its form has it: numbers as they are typed. `img` is the address of a picture, or a chosen file's name. */
export type PartFormValues = {
  name: string
  minQuantity: string
  quantity: string
  price: string
  img: string
  details: string
  mpn: string
  category: Category
  orderMultiple: string
  maxQuantity: string
  pack: { name: string; size: string }
  priceBreaks: { from: string; price: string }[]
  specs: SpecRow[]
  /** Why its life is another now; kept in the history alone. */
  lifecycleNote: string
} & Record<AttributeName, string>

/** The fields that stand under "More". */
export const moreFields = ['mpn', ...plainAttributes, 'specs']

/** The fields that stand under "Lifecycle". */
export const lifeFields: string[] = [...lifeAttributes, 'lifecycleNote']

/** The fields that stand under "Buying in bulk". */
export const bulkFields = ['orderMultiple', 'maxQuantity', 'pack', 'priceBreaks']

/** A new part of a category: what has no good default is empty. */
export const emptyPart = (category: string): PartFormValues => ({
  name: '',
  minQuantity: '',
  quantity: '',
  price: '',
  img: '',
  details: '',
  mpn: '',
  category,
  orderMultiple: '1',
  maxQuantity: '',
  pack: { name: '', size: '' },
  priceBreaks: [],
  specs: [],
  lifecycleNote: '',
  ...typedAttributes(initialAttributes),
})

/** A part of the shop as its form starts. */
export const valuesOf = (part: Part): PartFormValues => ({
  name: part.name,
  minQuantity: String(part.minQuantity),
  quantity: String(part.quantity),
  price: asField(part.price),
  img: part.img,
  details: part.details,
  mpn: part.mpn,
  category: part.category,
  orderMultiple: String(part.orderMultiple),
  maxQuantity: part.maxQuantity === null ? '' : String(part.maxQuantity),
  pack: { name: part.pack?.name ?? '', size: part.pack ? String(part.pack.size) : '' },
  priceBreaks: part.priceBreaks.map(({ from, price }) => ({
    from: String(from),
    price: asField(price),
  })),
  specs: rowsOf(part.specs),
  lifecycleNote: '',
  ...typedAttributes(part),
})
