/** What other rooms of the server may use of this one. */
export { isShort, leastOrder } from './parts/least-order.ts'
export { type PartRow, partColumns, selectPart as findPart } from './parts/store.ts'
export { factsToApi } from './parts/to-api.ts'
export { findPartsById } from './search/find-parts.ts'
export { listPartAddresses } from './search/list-part-addresses.ts'
export { holdStock, lockForOrder, returnStock } from './stock/hold-stock.ts'
export { distance } from './suggest/spelling.ts'
export { segmentsOf } from './understanding/plain.ts'
