import { cookies } from './cookies.ts'
import { privacy } from './privacy.ts'
import { returns } from './returns.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'

/** The policies in the order of the footer. */
export const policies = [privacy, terms, shipping, returns, cookies]
