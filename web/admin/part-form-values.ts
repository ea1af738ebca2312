import type { Category, Part } from '../../contract/parts.ts'
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
  warrantyMonths: string
  specs: SpecRow[]
}

/** The fields that stand under "More". */
export const moreFields = ['sku', 'category', 'orderMultiple', 'warrantyMonths', 'specs'] as const

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
  warrantyMonths: String(part.warrantyMonths),
  specs: rowsOf(part.specs),
})
