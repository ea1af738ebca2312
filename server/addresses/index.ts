/** What other rooms of the server may use of this one. */
export { findAddresses, findFirstPlace } from './find-addresses.ts'
