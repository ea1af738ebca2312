import { z } from 'zod'
import { isStorable, onOneLine } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { mostGrams, mostParcels } from './parcel-words.ts'

const missing = 'Input the tracking number'

/** One of the parcels that a shipment is made of. */
export const parcel = z.object({
  trackingNumber: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(100, 'At most 100 characters, please')
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .overwrite(onOneLine),
  grams: z
    .int('A whole number of grams')
    .min(1, 'A whole number of grams, from 1')
    .max(mostGrams, { error: () => `At most ${figure(mostGrams)} grams` })
    .nullable()
    .default(null)
    .describe('what it weighs, with its packing; null: nobody said'),
})

/** The parcels of a shipment, each under a number of its own. */
export const parcels = z
  .array(parcel)
  .max(mostParcels, `At most ${mostParcels} parcels`)
  .refine(
    (all) => new Set(all.map(({ trackingNumber }) => trackingNumber)).size === all.length,
    'Name each parcel once: two have the same tracking number',
  )
