import type { Category, Part } from '../../../../contract/parts/parts.ts'
import { rowsOf, type SpecRow } from './specs-rows.ts'

/** A part as its form has it: numbers as they are typed. `img` is the address of a picture, or a chosen file's name. */
export type PartFormValues = {
  name: string
  minQuantity: string
  quantity: string
  price: string
  img: string
  details: string
  sku: string
  category: Category
  orderMultiple: string
  maxQuantity: string
  pack: { name: string; size: string }
  priceBreaks: { from: string; price: string }[]
  warrantyMonths: string
  specs: SpecRow[]
}

/** The fields that stand under "More". */
export const moreFields = ['sku', 'warrantyMonths', 'specs']

/** The fields that stand under "Buying in bulk". */
export const bulkFields = ['orderMultiple', 'maxQuantity', 'pack', 'priceBreaks']

/** A new part: what has no good default is empty. */
export const emptyPart: PartFormValues = {
  name: '',
  minQuantity: '',
  quantity: '',
  price: '',
  img: '',
  details: '',
  sku: '',
  category: 'cpu',
  orderMultiple: '1',
  maxQuantity: '',
  pack: { name: '', size: '' },
  priceBreaks: [],
  warrantyMonths: '12',
  specs: [],
}

/** A part of the shop as its form starts. */
export const valuesOf = (part: Part): PartFormValues => ({
  name: part.name,
  minQuantity: String(part.minQuantity),
  quantity: String(part.quantity),
  price: String(part.price),
  img: part.img,
  details: part.details,
  sku: part.sku,
  category: part.category,
  orderMultiple: String(part.orderMultiple),
  maxQuantity: part.maxQuantity === null ? '' : String(part.maxQuantity),
  pack: { name: part.pack?.name ?? '', size: part.pack ? String(part.pack.size) : '' },
  priceBreaks: part.priceBreaks.map(({ from, price }) => ({
    from: String(from),
    price: String(price),
  })),
  warrantyMonths: String(part.warrantyMonths),
  specs: rowsOf(part.specs),
})
