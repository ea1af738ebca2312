/** What other rooms of the server may use of this one. */
export { taxIdOf } from './ids/tax-id-of.ts'
