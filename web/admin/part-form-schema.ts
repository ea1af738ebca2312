import { z } from 'zod'
import { newPart, partChange, type Specs } from '../../contract/parts.ts'
import type { PartFormValues } from './part-form-values.ts'
import { repeatedKey, specsOf } from './specs-rows.ts'

const values = z.custom<PartFormValues>().superRefine((given, context) => {
  const key = repeatedKey(given.specs)
  if (key)
    context.addIssue({ code: 'custom', path: ['specs'], message: `${key} stands there twice` })
})

/** What is typed as a number; blank is none. */
const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const bodyOf = (given: PartFormValues, before?: Specs) => ({
  ...given,
  minQuantity: number(given.minQuantity),
  quantity: number(given.quantity),
  price: number(given.price),
  orderMultiple: number(given.orderMultiple),
  warrantyMonths: number(given.warrantyMonths),
  specs: specsOf(given.specs, before),
})

/** The form of a new part, checked by the contract: its body of POST /add-parts. */
export const newPartForm = values
  .transform((given): z.input<typeof newPart> => bodyOf(given))
  .pipe(newPart)

/** The form of a part that was in the shop with these specifications: its body of PATCH /parts/{id}. */
export const partChangeForm = (before: Specs) =>
  values.transform((given): z.input<typeof partChange> => bodyOf(given, before)).pipe(partChange)
