import { z } from 'zod'
import { figure } from '../words/numbers.ts'

/** More than any card payment takes in a currency without decimals: no order comes to it. */
const maxMajor = 99_999_999

/** An amount in major units of the shop's currency. */
export const majorAmount = z
  .number('This must be an amount')
  .nonnegative()
  .max(maxMajor, { error: () => `An amount is at most ${figure(maxMajor)}` })
