import { z } from 'zod'
import { id, instant, plainLine } from '../text/text.ts'
import { addressFields, answeredAddress, checkAddress } from './address.ts'

/** The most addresses that somebody has saved. */
export const maxAddresses = 200

/** What an address is saved for: to ship to, to bill to, or both. */
export const addressUses = ['both', 'ship', 'bill'] as const
export type AddressUse = (typeof addressUses)[number]

const savedFields = {
  label: plainLine(40).describe('what its owner calls it'),
  use: z.enum(addressUses, 'both, ship or bill').default('both').describe('what it is saved for'),
  shipsByDefault: z
    .boolean()
    .default(false)
    .describe('true: the one to ship to by default, instead of the one that was'),
  billsByDefault: z
    .boolean()
    .default(false)
    .describe('true: the one to bill to by default, instead of the one that was'),
}

/** The body of POST /addresses and PUT /addresses/{id}: an address, and what its owner saves it for. */
export const savedAddressInput = z
  .object({ ...addressFields, ...savedFields })
  .transform(({ label, use, shipsByDefault, billsByDefault, ...given }, { issues }) => {
    const { address, problems } = checkAddress(given)
    const all: { path: string; message: string }[] = [...problems]
    if (shipsByDefault && use === 'bill')
      all.push({ path: 'shipsByDefault', message: 'Nothing is shipped to an address for bills' })
    if (billsByDefault && use === 'ship')
      all.push({ path: 'billsByDefault', message: 'Nothing is billed to an address for goods' })
    for (const { path, message } of all)
      issues.push({ code: 'custom', path: [path], message, input: given })
    return all.length > 0 ? z.NEVER : { ...address, label, use, shipsByDefault, billsByDefault }
  })

/** An address that somebody saved. */
export const savedAddress = answeredAddress.extend({
  _id: id,
  label: z.string().describe('what its owner calls it, or empty'),
  use: z.enum(addressUses).describe('what it is saved for'),
  shipsByDefault: z.boolean(),
  billsByDefault: z.boolean(),
  text: z.string().describe('as it is written in its country'),
  updatedAt: instant,
})
export type SavedAddress = z.output<typeof savedAddress>
export const savedAddresses = z.object({ addresses: z.array(savedAddress) })
