import { z } from 'zod'
import { postalAddress } from '../../../contract/addresses/address.ts'
import { phoneNumber } from '../../../contract/people/phone.ts'
import type { Place } from './delivery-values.ts'

const text = z.string()

/** A place as its fields have it: checked where it is written, and by the shop where it is kept. */
const place = z
  .object({
    ...{ chosen: text, country: text, name: text, attention: text, line1: text, line2: text },
    ...{ city: text, region: text, postalCode: text, phone: text, instructions: text },
  })
  .transform((given, { issues }): Place => {
    if (given.chosen !== '') return given
    const read = postalAddress.safeParse(given)
    if (read.success) return { ...read.data, chosen: '' }
    for (const { path, message } of read.error.issues)
      issues.push({ code: 'custom', path, message, input: given })
    return z.NEVER
  })

/** What a buyer fills in of where an order goes. */
export const deliverySchema = {
  to: place,
  bill: place,
  number: phoneNumber('Please input the Phone Number'),
  saves: z.boolean(),
}
