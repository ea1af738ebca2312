/** What other rooms of the server may use of this one. */
export { offerToApi } from './offer-to-api.ts'
export { offersOf, readFreight } from './read-freight.ts'
export { isAnyOffered as isShippingChosen } from './setup-store.ts'
