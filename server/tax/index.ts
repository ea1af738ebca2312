/** What other rooms of the server may use of this one. */
export { readTaxSetup } from './read-tax-setup.ts'
