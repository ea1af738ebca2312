/** What other rooms of the server may use of this one. */
export { findAddresses } from './find-addresses.ts'
