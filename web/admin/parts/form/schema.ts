import { z } from 'zod'
import {
  type AttributeValues,
  attributeNames,
  partAttributes,
} from '../../../../contract/parts/attributes.ts'
import { goesOn, lifecycleFault } from '../../../../contract/parts/lifecycle.ts'
import { newPart, partChange, type Specs } from '../../../../contract/parts/parts.ts'
import { breaksFault, maximumFault } from '../../../../contract/pricing/price-break-rules.ts'
import { typedNumber } from '../../../../contract/words/typed.ts'
import { bulkOf } from './bulk-values.ts'
import { repeatedKey, specsOf } from './typed-specs.ts'
import type { PartFormValues } from './values.ts'

const values = z.custom<PartFormValues>().superRefine((given, context) => {
  const key = repeatedKey(given.specs)
  if (key)
    context.addIssue({ code: 'custom', path: ['specs'], message: `${key} stands there twice` })
})

/** What is blank is not known; of an attribute that every part has, the contract says so. */
const attributesIn = (given: PartFormValues) =>
  Object.fromEntries(
    attributeNames.map((name) => {
      const text = given[name].trim()
      if (text === '') return [name, null]
      return [name, partAttributes[name].value.kind === 'integer' ? typedNumber(text) : text]
    }),
  ) as AttributeValues

/** Days that were typed before the part was said to go on are not shown any more, and are none. */
const daysIn = ({ lifecycle }: AttributeValues) =>
  goesOn(lifecycle) ? { lastBuyOn: null, lastShipOn: null } : {}

const bodyOf = (given: PartFormValues, before?: Specs) => ({
  ...given,
  ...bulkOf(given),
  quantity: typedNumber(given.quantity),
  ...attributesIn(given),
  ...daysIn(attributesIn(given)),
  specs: specsOf(given.specs, before),
})

/** The form of a new part, checked by the contract: its body of POST /add-parts. */
export const newPartForm = values
  .transform((given): z.input<typeof newPart> => bodyOf(given))
  .pipe(newPart)

/** A change is checked by the shop against what it leaves as it is; the form has all of it, and knows at once. */
const wholeChange = partChange.superRefine((body, context) => {
  const { price, priceBreaks, minQuantity, orderMultiple, maxQuantity } = body
  if (price === undefined || minQuantity === undefined || orderMultiple === undefined) return
  const { lifecycle = 'active', lastBuyOn = null, lastShipOn = null, replacedBy = null } = body
  const faults = [
    lifecycleFault({ lifecycle, lastBuyOn, lastShipOn, replacedBy, mpn: body.mpn }),
    breaksFault(price, priceBreaks ?? []),
    maximumFault({ minQuantity, orderMultiple, maxQuantity: maxQuantity ?? null }),
  ]
  for (const fault of faults) if (fault) context.addIssue({ code: 'custom', ...fault })
})

/** The form of a part that was in the shop with these specifications: its body of PATCH /parts/{id}. */
export const partChangeForm = (before: Specs) =>
  values.transform((given): z.input<typeof partChange> => bodyOf(given, before)).pipe(wholeChange)
