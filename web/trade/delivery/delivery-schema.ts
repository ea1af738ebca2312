import { z } from 'zod'
import { postalAddress } from '../../../contract/addresses/address.ts'
import { phoneNumber } from '../../../contract/people/phone.ts'
import { requiredText } from '../../../contract/text/text.ts'
import type { Place } from './delivery-values.ts'

const text = z.string()

/** A place as its fields have it: checked where it is written, and by the shop where it is saved. */
const place = z
  .object({
    chosen: text,
    country: text,
    name: text,
    attention: text,
    line1: text,
    line2: text,
    city: text,
    region: text,
    postalCode: text,
    phone: text,
    instructions: text,
  })
  .transform((given, { issues }): Place => {
    if (given.chosen !== '') return given
    const read = postalAddress.safeParse(given)
    if (read.success) return { ...read.data, chosen: '' }
    for (const { path, message } of read.error.issues)
      issues.push({ code: 'custom', path, message, input: given })
    return z.NEVER
  })

/** The same where it is written as one text, in its first line. */
const textPlace = place.in.transform((given, { issues }): Place => {
  const address = requiredText('Please input the Address', 500).safeParse(given.line1)
  if (given.chosen !== '' || address.success)
    return { ...given, line1: address.success ? address.data : '' }
  for (const { message } of address.error.issues)
    issues.push({ code: 'custom', path: ['line1'], message, input: given })
  return z.NEVER
})

/** What a buyer fills in of where an order goes. */
export const deliverySchema = {
  to: place,
  bill: place,
  number: phoneNumber('Please input the Phone Number'),
  saves: z.boolean(),
}

/** The same where the address is one text. */
export const textDeliverySchema = { ...deliverySchema, to: textPlace }
