import { z } from 'zod'
import { answeredAddress, postalAddress } from '../addresses/address.ts'
import { phoneNumber } from '../people/phone.ts'
import { id, requiredText } from '../text/text.ts'

/**
 * Where an order goes, and who is billed: an address field by field, one that the buyer saved, or a text alone. `number`
 * is the phone there, which a saved address may have.
 */
export const deliveryFields = {
  address: requiredText('Please input the Address', 500)
    .optional()
    .describe('where it is sent, as one text; else shipTo or addressId, of which it is written'),
  addressId: id.optional().describe('an own address of GET /addresses, instead of shipTo'),
  shipTo: postalAddress.optional().describe('where it is sent, field by field'),
  billAddressId: id.optional().describe('an own address of GET /addresses, instead of billTo'),
  billTo: postalAddress.optional().describe('who is billed, when it is not where it is sent'),
  number: phoneNumber('Please input the Phone Number').optional(),
}

type Delivery = Partial<Record<keyof typeof deliveryFields, unknown>>

/** Also when something else is wrong: all of it is said at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const isGiven = (value: unknown) => value !== undefined
const count = (...values: unknown[]) => values.filter(isGiven).length

const hasPhone = ({ number, addressId, shipTo }: Delivery) =>
  isGiven(number) || isGiven(addressId) || Boolean((shipTo as { phone?: unknown } | null)?.phone)

/** An order that says once where it goes. */
export const saysDelivery = <S extends z.ZodType<Delivery>>(order: S): S =>
  order
    .refine(({ address, addressId, shipTo }) => count(address, addressId, shipTo) > 0, {
      path: ['address'],
      message: 'Please input the Address',
      when,
    })
    .refine(({ address, addressId, shipTo }) => count(address, addressId, shipTo) <= 1, {
      path: ['address'],
      message: 'Say once where it goes: by addressId, by shipTo, or by address alone',
      when,
    })
    .refine(({ billAddressId, billTo }) => count(billAddressId, billTo) <= 1, {
      path: ['billTo'],
      message: 'Say once who is billed: by billAddressId or by billTo',
      when,
    })
    .refine(hasPhone, { path: ['number'], message: 'Please input the Phone Number', when })

/** Where an order goes and who is billed, as it is answered. */
export const answeredDelivery = {
  shipTo: answeredAddress
    .nullable()
    .describe('the address field by field; null when it was given as a text alone'),
  billAddress: z
    .string()
    .nullable()
    .describe('billTo as one text, as it is written in its country'),
  billTo: answeredAddress.nullable().describe('who is billed, when it is not where it is sent'),
}
