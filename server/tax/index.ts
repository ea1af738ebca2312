/** What other rooms of the server may use of this one. */
export { remindCertificates } from './certificates/remind-certificates.ts'
export { certificatesOf } from './certificates/store.ts'
export { findCollected } from './find-collected.ts'
export { checkTaxId, sweepTaxIds } from './ids/ask-register.ts'
export { taxIdOf } from './ids/tax-id-of.ts'
export { priceTaxesOf } from './price-taxes.ts'
export { areTaxesOn, readTaxSetup } from './read-tax-setup.ts'
