import { z } from 'zod'

/** An amount in major units of the shop's currency. */
export const majorAmount = z.number('This must be an amount').finite().nonnegative()
