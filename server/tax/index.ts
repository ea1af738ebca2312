/** What other rooms of the server may use of this one. */
export { findCollected } from './find-collected.ts'
export { readTaxSetup } from './read-tax-setup.ts'
