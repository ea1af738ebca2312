import { z } from 'zod'
import { optionalText } from '../text/text.ts'
import { numberText } from './number-text.ts'

/**
 * The manufacturer's number of a part, in answers, and the same once more under the name that it had before:
 * docs/decisions/082-mpn.md says how long.
 */
export const answeredMpn = {
  mpn: z.string().describe('the manufacturer’s part number'),
  sku: z.string().optional().meta({ deprecated: true, description: 'mpn by its name of before' }),
}

/** A number under both names, as calls answer it. */
export const mpnToApi = (mpn: string) => ({ mpn, sku: mpn })

/** The number's name of before, where it may be given in place of mpn. */
export const givenSku = numberText(optionalText(80))
  .optional()
  .meta({ deprecated: true, description: 'mpn by its name of before' })

/** The number that was given under either name. */
export const givenMpn = ({ mpn, sku }: { mpn?: string | undefined; sku?: string | undefined }) =>
  mpn || sku || mpn

/** What is wrong when both names were given, and name two numbers. */
export const mpnFault = ({ mpn, sku }: { mpn?: string | undefined; sku?: string | undefined }) =>
  mpn && sku && mpn !== sku
    ? { path: ['sku'], message: 'Send the manufacturer’s number as mpn; sku is its name of before' }
    : null
