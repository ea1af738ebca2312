/** What other rooms of the server may use of this one. */

export { readCategories } from './categories/read-categories.ts'
export { requireEver } from './categories/require-category.ts'
export { saveCategoryPictures } from './categories/save-pictures.ts'
export {
  type CategoryWords,
  categoryOfWord,
  categoryWords,
} from './import/read/category-words.ts'
export { type ReadKind, readKindFacts } from './kinds/kind-facts.ts'
export { kindOfPart } from './kinds/kind-of-part.ts'
export { sweepKinds } from './kinds/read-kinds.ts'
export { type Mended, mendFacts } from './mending/mend-facts.ts'
export { buildLineOf } from './parts/build-line.ts'
export { changePart } from './parts/change-part.ts'
export { findWhatSells } from './parts/find-what-sells.ts'
export { priceLine } from './parts/get-prices.ts'
export { selectLivesOfOrder as findLivesOfOrder } from './parts/lifecycle-store.ts'
export { takesOrders } from './parts/orders-ended.ts'
export {
  type PartRow,
  partColumns,
  selectPart as findPart,
  selectTaxedParts as findTaxedParts,
} from './parts/store.ts'
export { factsToApi, orderedRow, partToApi } from './parts/to-api.ts'
export { findPartsById } from './search/find-parts.ts'
export { listPartAddresses } from './search/list-part-addresses.ts'
export { changeStock } from './stock/change-stock.ts'
export { holdStock, lockForOrder, returnStock } from './stock/hold-stock.ts'
export { distance } from './suggest/spelling.ts'
export { segmentsOf } from './understanding/plain.ts'
